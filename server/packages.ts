import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'

/** All packages that the built server loads, in one file of CommonJS (scripts/lib/server-bundle.mjs), by name. */
type Packages = Record<string, () => unknown>

const FILE = fileURLToPath(new URL('./packages.cjs', import.meta.url))
/** What V8 has compiled of it at the end of a build. V8 leaves out what another version, or one with other flags, has made. */
export const CODE_CACHE = `${FILE}.cache`

let script: Script | undefined
let packages: Packages | undefined

function run(): Packages {
  // The file is in ASCII: read as one byte a character it needs no decoding.
  const source = `(function (exports, require) {${readFileSync(FILE, 'latin1')}\n})`
  const cachedData = existsSync(CODE_CACHE) ? readFileSync(CODE_CACHE) : undefined
  script = new Script(source, { filename: FILE, ...(cachedData && { cachedData }) })
  const loaded: Packages = {}
  const define = script.runInThisContext() as (exports: Packages, require: NodeJS.Require) => void
  define(loaded, createRequire(import.meta.url))
  return loaded
}

/**
 * A package, evaluated by its first call. Compiling all of them took 240 ms of each start: here V8 reads most functions as it
 * compiled them before. Node's own cache (`module.enableCompileCache`) is not in Node 20, and needs a folder to write to.
 * @returns its exports, as `require` would
 */
export function load(name: string): unknown {
  packages ??= run()
  return packages[name]!()
}

/** What V8 has compiled so far, for CODE_CACHE. */
export function codeCache(): Buffer {
  if (script === undefined) throw new Error('No package is loaded')
  return script.createCachedData()
}
