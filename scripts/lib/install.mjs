import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runChild, runNode, stoppedBy } from './children.mjs'
import { readJson, ROOT } from './project.mjs'

const LOCK_FILE = join(ROOT, 'package-lock.json')
/** npm's record of node_modules. npm writes it last, so an interrupted install has none. */
const INSTALLED_FILE = join(ROOT, 'node_modules', '.package-lock.json')
const STAMP_FILE = join(ROOT, 'node_modules', '.bingoboard-install.json')
const STILL_INSTALLING_EVERY_MS = 10_000

/** Whether a list in a lock file, such as ["linux"] or ["!win32"], allows this value. */
function allows(list, value) {
  if (list === undefined) return true
  if (list.includes(`!${value}`)) return false
  return list.every((item) => item.startsWith('!')) || list.includes(value)
}

function libc() {
  if (process.platform !== 'linux') return undefined
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}

/**
 * The packages of a lock file that have to be installed.
 * @param {Record<string, object>} packages the lock file's `packages`
 * @param {{dev: boolean, platform: {os: string, cpu: string, libc?: string}}} wanted `dev`: with those that only builds and
 *   tests need
 * @returns {[path: string, version: string][]}
 */
export function requiredPackages(packages, { dev, platform }) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || entry.link || (entry.dev && !dev)) return []
    const optional = entry.optional || (entry.devOptional && !dev)
    // Optional packages with a platform are native binaries, and those of this machine are required.
    const native = entry.os !== undefined || entry.cpu !== undefined
    const fits =
      allows(entry.os, platform.os) &&
      allows(entry.cpu, platform.cpu) &&
      (platform.libc === undefined || allows(entry.libc, platform.libc))
    return (optional && !native) || !fits ? [] : [[path, entry.version]]
  })
}

/** The install for builds and tests. Any later one by npm writes INSTALLED_FILE anew. */
function stamp() {
  const lock = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex')
  const { size, mtimeMs } = statSync(INSTALLED_FILE)
  return JSON.stringify({
    lock,
    installed: `${size} ${mtimeMs}`,
    platform: `${process.platform} ${process.arch}`,
  })
}

/** Whether node_modules is as the stamp says. */
function isStamped() {
  try {
    return readFileSync(STAMP_FILE, 'utf8') === stamp()
  } catch {
    return false
  }
}

/** Spares later starts the look at each package. */
function writeStamp() {
  try {
    writeFileSync(STAMP_FILE, stamp())
  } catch {
    // A read-only node_modules works as well.
  }
}

/**
 * Whether node_modules holds the packages of package-lock.json.
 * @param {{dev: boolean}} wanted `dev`: with the packages for builds and tests
 */
function isInstalled({ dev }) {
  const installed = readJson(INSTALLED_FILE)?.packages
  if (installed === undefined) return false
  const here = { os: process.platform, cpu: process.arch, libc: libc() }
  return requiredPackages(readJson(LOCK_FILE).packages, { dev, platform: here }).every(
    ([path, version]) => installed[path]?.version === version && existsSync(join(ROOT, path, 'package.json')),
  )
}

/** Runs npm: the one that runs this script, if any. */
function npm(args, options) {
  const own = process.env.npm_execpath
  if (own !== undefined && basename(own) === 'npm-cli.js' && existsSync(own))
    return runNode(own, args, options)
  const windows = process.platform === 'win32'
  return runChild(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
}

/**
 * Installs the packages of package-lock.json, unless they are installed. Prints progress.
 * @param {{dev?: boolean}} wanted `dev`: with the packages for builds and tests
 * @returns {Promise<boolean>} false when it failed; npm has printed the reason
 */
export async function ensureInstalled({ dev = true } = {}) {
  if (isStamped()) return true
  if (isInstalled({ dev })) {
    if (dev) writeStamp()
    return true
  }
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log('Installing packages (npm ci, a minute or so) ...')
  const still = setInterval(
    () => console.log(`  still installing, ${seconds()} s`),
    STILL_INSTALLING_EVERY_MS,
  )
  // NODE_ENV=production would leave out the packages that build the app.
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  clearInterval(still)
  if (stoppedBy() !== undefined) return false
  if (code !== 0) {
    console.error(`Installing the packages failed: npm ci ended with exit code ${code}.`)
    return false
  }
  writeStamp()
  console.log(`Installed in ${seconds()} s.`)
  return true
}

/** Lets `import()` load TypeScript: a build has the database only inside the server. */
export async function registerTypeScript() {
  const { register } = await import('tsx/esm/api')
  register()
}
