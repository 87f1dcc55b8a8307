import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild, runNode, stoppedBy } from '../children.mjs'
import { packageCommand } from '../project.mjs'

/** Chromium without windows, in which Playwright runs tests by default: they take 20 % less CPU time than in the whole one. */
const HEADLESS_SHELL = 'chromium-headless-shell'
/** Servers that tests start, with their Debian packages. */
const SERVERS = { 'redis-server': 'redis-server', nginx: 'nginx-light' }
/** Proxies that only long tests start. Debian has no package of Traefik. */
const PROXIES = {
  haproxy: 'haproxy',
  apache2: 'apache2',
  lighttpd: 'lighttpd',
  varnishd: 'varnish',
  caddy: 'caddy',
}
/** Exists while systemd runs, which would start what is installed, and most of that takes port 80. */
const SYSTEMD = '/run/systemd/system'
const OS_RELEASE = '/etc/os-release'
/** Where Chrome is on systems that do not put it on the PATH. */
const CHROME_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the files that a command names in the folders of the PATH, in their order. */
export function onPath(command, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, command)).filter((path) => existsSync(path))
}

/** Whether packages can be installed without asking: as root of a Debian. */
const isDebianRoot = () =>
  process.getuid?.() === 0 && existsSync(OS_RELEASE) && /^ID=debian$/m.test(readFileSync(OS_RELEASE, 'utf8'))

/**
 * Installs missing programs that the tests of these steps start, as root of a Debian. Elsewhere tests without their
 * server are skipped, and Playwright installs the browser. Never throws.
 * @param {string[]} steps
 * @param {boolean} all for the long tests too, which need proxies and the whole browser
 */
export async function installPrograms(steps, all) {
  if (!isDebianRoot()) return
  const servers =
    steps.includes('unit') && !existsSync(SYSTEMD)
      ? Object.entries({ ...SERVERS, ...(all && PROXIES) })
          .filter(([command]) => onPath(command).length === 0)
          .map(([, name]) => name)
      : []
  const hasBrowser = async () => !steps.includes('browser') || (await findBrowser(!all)) !== undefined
  // Older releases have no package of the shell.
  const browsers = (await hasBrowser()) ? [] : [...(all ? [] : [HEADLESS_SHELL]), 'chromium']
  if (servers.length + browsers.length === 0) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // One unreachable source makes the update fail, while the lists of the others may be sufficient.
  await runChild('apt-get', ['update', '-q'], { env })
  // One by one, so that a package that this release lacks doesn't keep out the others.
  for (const name of [...servers, ...browsers]) {
    if (stoppedBy() !== undefined || (browsers.includes(name) && (await hasBrowser()))) continue
    console.log(`Installing ${name} for the tests (apt-get install) ...`)
    await runChild('apt-get', ['install', '-y', '-q', name], { env })
  }
}

/**
 * Finds a browser.
 * @param {boolean} allowShell whether the headless shell will do, which then comes first
 * @returns {Promise<string | undefined>} path of a Chromium or Chrome: that of CHROMIUM_PATH, one of the PATH, one that
 *   its own installer put in its place, or the one that Playwright has installed
 */
export async function findBrowser(allowShell = false) {
  const { chromium } = await import('playwright')
  const paths = [
    process.env.CHROMIUM_PATH,
    ...[...(allowShell ? [HEADLESS_SHELL] : []), 'chromium', 'google-chrome'].flatMap((name) => onPath(name)),
    ...CHROME_PATHS,
    chromium.executablePath(),
  ]
  return paths.find((path) => path !== undefined && existsSync(path))
}

/**
 * Finds a browser for the tests, or has Playwright install one.
 * @param {boolean} all whether the long tests run too, which need the whole browser
 * @returns {Promise<string | undefined>} its path; undefined when there is none, after a message
 */
export async function ensureBrowser(all) {
  const found = await findBrowser(!all)
  if (found !== undefined) return found
  console.log('Installing Chromium for the browser tests (npx playwright install chromium) ...')
  const withLibraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : []
  await runNode(packageCommand('playwright', 'playwright'), ['install', ...withLibraries, 'chromium'])
  const installed = await findBrowser(!all)
  if (installed === undefined && stoppedBy() === undefined)
    console.error(
      'The browser tests need Chromium or Chrome, and none could be installed. Install one, or set CHROMIUM_PATH to where it is.',
    )
  return installed
}
