import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** They load a native library that lies beside their own files. */
const NATIVE_PACKAGES = ['@node-rs/argon2', '@resvg/resvg-js', 'lmdb']
const LOADER = './packages.js'

/** Of the sources, as `git describe` names it; BUILD_COMMIT where there is no git, as in an image. */
function commit() {
  if (process.env.BUILD_COMMIT) return process.env.BUILD_COMMIT
  const args = ['describe', '--always', '--abbrev=12', '--dirty', '--exclude=*']
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'unknown'
}

/** Packages in CommonJS call `require`, which a module has not. */
const REQUIRE = `import { createRequire as createRequireOfBundle } from 'node:module'
const require = createRequireOfBundle(import.meta.url)`

const COMMON = { absWorkingDir: ROOT, bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' }

/** Whether Node's `import` takes this package as CommonJS: its default export is then all that it exports. */
function isCommonJs(name, namespace) {
  try {
    return createRequire(import.meta.url)(name) === namespace.default
  } catch {
    // Node 20 can't require a module.
    return false
  }
}

/** A module with the exports of a package as Node would import it, which takes them from server/packages.ts. */
async function moduleOf(name) {
  const namespace = await import(name)
  const names = Object.keys(namespace).filter((key) => key !== 'default' && /^[\w$]+$/.test(key))
  return [
    `import { load } from ${JSON.stringify(LOADER)}`,
    `const loaded = load(${JSON.stringify(name)})`,
    `export default ${isCommonJs(name, namespace) ? 'loaded' : 'loaded.default ?? loaded'}`,
    `const { ${names.map((key, index) => `${key}: $${index}`).join(', ')} } = loaded`,
    `export { ${names.map((key, index) => `$${index} as ${key}`).join(', ')} }`,
  ].join('\n')
}

/** Has every import of a package lead to server/packages.ts. @param {Set<string>} names collects them */
function packagesFromLoader(names) {
  return {
    name: 'packages from their loader',
    setup: (build) => {
      build.onResolve({ filter: /^\.\/packages\.js$/, namespace: 'package' }, ({ path }) => ({
        path,
        external: true,
      }))
      build.onResolve({ filter: /^[^.#/]/, namespace: 'file' }, ({ path, kind }) => {
        if (kind === 'entry-point' || path.startsWith('node:') || NATIVE_PACKAGES.includes(path))
          return undefined
        return { path, namespace: 'package' }
      })
      build.onLoad({ filter: /.*/, namespace: 'package' }, async ({ path }) => {
        names.add(path)
        return { contents: await moduleOf(path), loader: 'js' }
      })
    },
  }
}

/**
 * Bundles the server, its threads and the backup command, with the packages that they use: read from node_modules, their 700
 * files made up most of a start. The main thread's are in one file of CommonJS, which V8 can cache (server/packages.ts).
 * @param {string} outdir
 */
export async function bundleServer(outdir) {
  const { build, stop } = await import('esbuild')
  const modules = {
    ...COMMON,
    outdir,
    format: 'esm',
    external: NATIVE_PACKAGES,
    // As server/version.ts reads it.
    define: { 'process.env.BUILD_COMMIT': JSON.stringify(commit()) },
    sourcemap: true,
    sourcesContent: false,
  }
  const packages = new Set()
  await build({
    ...modules,
    entryPoints: { index: 'server/index.ts', packages: 'server/packages.ts', backup: 'server/backup.ts' },
    splitting: true,
    chunkNames: '[name]-[hash]',
    plugins: [packagesFromLoader(packages)],
  })
  await build({
    ...modules,
    entryPoints: {
      'preview-worker': 'server/previews/worker.ts',
      'embedded-db-worker': 'server/embedded-db/worker.ts',
    },
    banner: { js: REQUIRE },
  })
  await build({
    ...COMMON,
    stdin: {
      contents: [...packages]
        .sort()
        .map((name) => `exports[${JSON.stringify(name)}] = () => require(${JSON.stringify(name)})`)
        .join('\n'),
      resolveDir: ROOT,
    },
    outfile: join(outdir, 'packages.cjs'),
    format: 'cjs',
    external: NATIVE_PACKAGES,
    // A cached script can't import.
    supported: { 'dynamic-import': false },
  })
  await stop()
}
