import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runChild, runNode, stoppedBy } from './children.mjs'
import { readJson, ROOT } from './project.mjs'

const PROGRESS_INTERVAL_MS = 10_000

/** Whether a list in a lock file, such as ["linux"] or ["!win32"], refuses this value. */
const refuses = (list, value) =>
  list !== undefined &&
  !list.some((entry) => entry === value || (entry.startsWith('!') && entry !== `!${value}`))
/** The C library of this Linux: Alpine's is musl. */
const LIBC =
  process.platform === 'linux' &&
  (process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc')
/** Whether a package is for another system: the folder was copied or mounted. */
const isForeign = ({ os, cpu, libc }) =>
  refuses(os, process.platform) || refuses(cpu, process.arch) || refuses(libc, LIBC)

/**
 * Whether the installed packages are those of package-lock.json.
 * @param {Record<string, object>} wanted the lock file's `packages`
 * @param {Record<string, object> | undefined} installed npm's record of node_modules. It is written last, so an interrupted install
 *   has none
 * @param {{dev: boolean}} options `dev`: with the packages for builds and tests
 */
export function isInstalled(wanted, installed, { dev }) {
  if (installed === undefined || Object.values(installed).some(isForeign)) return false
  return Object.entries(wanted).every(([path, { version, link, ...entry }]) => {
    const isLeftOut = entry.optional || (!dev && (entry.dev || entry.devOptional))
    return path === '' || link || isLeftOut || installed[path]?.version === version
  })
}

/** Runs npm: the one that runs this script, if any. */
function npm(args, options) {
  const npmCli = process.env.npm_execpath
  if (npmCli !== undefined && basename(npmCli) === 'npm-cli.js' && existsSync(npmCli))
    return runNode(npmCli, args, options)
  const windows = process.platform === 'win32'
  return runChild(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
}

/**
 * Installs the packages of package-lock.json, unless they are installed. Prints progress.
 * @param {{dev?: boolean}} wanted `dev`: with the packages for builds and tests
 * @returns {Promise<boolean>} false when it failed; npm has printed the reason
 */
export async function ensureInstalled({ dev = true } = {}) {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (file) => readJson(join(ROOT, file))?.packages,
  )
  if (isInstalled(wanted, installed, { dev })) return true
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log('Installing packages (npm ci, a minute or so) ...')
  const progressTimer = setInterval(
    () => console.log(`  still installing, ${seconds()} s`),
    PROGRESS_INTERVAL_MS,
  )
  // NODE_ENV=production would leave out the packages that build the app.
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  clearInterval(progressTimer)
  if (stoppedBy() !== undefined) return false
  if (code !== 0) {
    console.error(`Installing the packages failed: npm ci ended with exit code ${code}.`)
    return false
  }
  console.log(`Installed in ${seconds()} s.`)
  return true
}

/** Lets `import()` load TypeScript: a build has the database only inside the server. */
export async function registerTypeScript() {
  const { register } = await import('tsx/esm/api')
  register()
}
