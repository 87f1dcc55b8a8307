import { spawnSync } from 'node:child_process'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** Packages that load a native library from their own folder. */
const NATIVE_PACKAGES = ['@node-rs/argon2', '@resvg/resvg-js', 'lmdb']
/** The package `debug` uses it if it is installed, and only developers' tools install it. */
export const OPTIONAL_PACKAGES = ['supports-color']

/** Returns the commit of the sources from `git describe`, or BUILD_COMMIT in an image, which has no git. */
function commit() {
  if (process.env.BUILD_COMMIT) return process.env.BUILD_COMMIT
  const args = ['describe', '--always', '--abbrev=12', '--dirty', '--exclude=*']
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'unknown'
}

/** Packages in CommonJS call `require`, which modules don't have. */
const REQUIRE_BANNER = `import { createRequire as createRequireOfBundle } from 'node:module'
const require = createRequireOfBundle(import.meta.url)`

/** An empty source map: esbuild has no option for leaving some files out, and three quarters of the maps would be the packages'. */
const EMPTY_SOURCE_MAP = `\n//# sourceMappingURL=data:application/json;base64,${btoa('{"version":3,"sources":[""],"mappings":"AAAA"}')}`
const unmappedPackages = {
  name: 'unmapped-packages',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')) + EMPTY_SOURCE_MAP,
      loader: 'js',
    })),
}

/**
 * Bundles the server, its threads and the operator's commands with the packages that they use: reading those as 700 files from
 * node_modules made up most of a start.
 */
export async function bundleServer(outdir) {
  const { build, stop } = await import('esbuild')
  const options = {
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    outdir,
    format: 'esm',
    external: [...NATIVE_PACKAGES, ...OPTIONAL_PACKAGES],
    banner: { js: REQUIRE_BANNER },
    // Read by server/version.ts.
    define: { 'process.env.BUILD_COMMIT': JSON.stringify(commit()) },
    sourcemap: true,
    sourcesContent: false,
    plugins: [unmappedPackages],
    // V8 reads every character of a module first: 0.1 s of a start. Names stay, because logs and errors show them.
    minifyWhitespace: true,
    minifySyntax: true,
  }
  await build({
    ...options,
    entryPoints: { index: 'server/index.ts', backup: 'server/backup.ts', admin: 'server/admin.ts' },
    splitting: true,
    chunkNames: '[name]-[hash]',
  })
  await build({
    ...options,
    entryPoints: {
      'preview-worker': 'server/previews/worker.ts',
      'embedded-db-worker': 'server/embedded-db/worker.ts',
    },
  })
  await stop()
  // Where the bundled harfbuzzjs looks for it.
  await copyFile(
    join(ROOT, 'node_modules', 'harfbuzzjs', 'dist', 'harfbuzz.wasm'),
    join(outdir, 'harfbuzz.wasm'),
  )
}
