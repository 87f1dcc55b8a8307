import { ROOT } from './project.mjs'

/**
 * Bundles the server, its threads and the backup command. Packages stay in node_modules.
 * @param {string} outdir
 */
export async function bundleServer(outdir) {
  const { build, stop } = await import('esbuild')
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      index: 'server/index.ts',
      'preview-worker': 'server/previews/worker.ts',
      'embedded-db-worker': 'server/embedded-db/worker.ts',
      backup: 'server/backup.ts',
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  await stop()
}
