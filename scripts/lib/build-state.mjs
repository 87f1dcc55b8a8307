import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode, stoppedBy } from './children.mjs'
import { readJson, ROOT } from './project.mjs'

/** The scripts that build are all among these; the folders next to them are for tests and benchmarks. */
const SCRIPTS = readdirSync(join(ROOT, 'scripts', 'lib')).filter((name) => name.endsWith('.mjs'))
/** The sources of a build, compared by content: a checkout of another commit may have older times. */
const SOURCES = [
  'client',
  'server',
  'shared',
  ...SCRIPTS.map((name) => `scripts/lib/${name}`),
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
]
/** Files of a complete build. */
const OUTPUTS = [
  'dist/server/index.js',
  'dist/server/preview-worker.js',
  'dist/server/embedded-db-worker.js',
  'dist/server/admin.js',
  'dist/server/backup.js',
  'dist/server/fonts/fonts.json',
  'dist/client/index.html',
  'dist/client/service-worker.js',
  'dist/ssr/entry-server.js',
  'dist/sbom.cdx.json',
]
const STAMP_FILE = join(ROOT, 'dist', 'build.json')

/** @returns {Iterable<string>} */
function* filesBelow(path) {
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Editors and file managers leave dot files and backups behind.
  if (name.startsWith('.') || name.endsWith('~')) return
  const stats = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (stats?.isDirectory())
    for (const child of readdirSync(join(ROOT, path)).sort()) yield* filesBelow(`${path}/${child}`)
  else if (stats) yield path
}

/** Returns a hash of the names and contents of all sources. */
export function sourceState() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => [...filesBelow(source)])) {
    const content = readFileSync(join(ROOT, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Whether dist/ holds a complete build of the current sources. */
export function isBuilt() {
  const built = readJson(STAMP_FILE)?.sources
  if (built === undefined || !OUTPUTS.every((path) => existsSync(join(ROOT, path)))) return false
  return built === sourceState()
}

/** Removes the last build. Call it before a build. */
export function markUnbuilt() {
  rmSync(STAMP_FILE, { force: true })
  for (const folder of ['server', 'client', 'ssr'])
    rmSync(join(ROOT, 'dist', folder), { recursive: true, force: true })
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
}

/**
 * Marks the build as complete. Call it after the last step.
 * @param {ReturnType<typeof sourceState>} state from before the build: a source saved meanwhile causes another build
 */
export function markBuilt(state) {
  const missing = OUTPUTS.filter((path) => !existsSync(join(ROOT, path)))
  if (missing.length > 0) throw new Error(`The build did not create ${missing.join(', ')}`)
  writeFileSync(STAMP_FILE, JSON.stringify({ sources: state }))
}

/**
 * Builds unless dist/ holds a build of the current sources.
 * @param {{onOutput?: (text: string) => void}} options receives the output instead of the terminal
 * @returns {Promise<boolean>} false when the build failed
 */
export async function ensureBuilt({ onOutput } = {}) {
  if (isBuilt()) return true
  const { code } = await runNode(join(ROOT, 'scripts', 'run.mjs'), ['build'], { onOutput })
  if (code !== 0 && stoppedBy() === undefined) console.error('The build failed.')
  return code === 0
}
