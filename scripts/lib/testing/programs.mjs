import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild, runNode, stoppedBy } from '../children.mjs'
import { packageCommand } from '../project.mjs'

/** Chromium without windows, in which Playwright runs tests by default: they take 20 % less CPU time than in the whole one. */
const HEADLESS_SHELL = 'chromium-headless-shell'
/** What the tests of a step start, with its package of Debian. */
const PROGRAMS = {
  unit: { 'redis-server': 'redis-server', nginx: 'nginx-light' },
  browser: { [HEADLESS_SHELL]: HEADLESS_SHELL },
}
/** The long tests need proxies and the whole browser. Traefik is no package of Debian. */
const LONG_PROGRAMS = {
  unit: {
    ...PROGRAMS.unit,
    haproxy: 'haproxy',
    apache2: 'apache2',
    lighttpd: 'lighttpd',
    varnishd: 'varnish',
    caddy: 'caddy',
  },
  browser: { chromium: 'chromium' },
}
/** Its presence means that systemd runs: it would start what is installed, and most take port 80. */
const SYSTEMD = '/run/systemd/system'
const OS_RELEASE = '/etc/os-release'
/** Where Chrome is on systems that do not put it on the PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The files that a command names in the folders of the PATH, in their order. */
export function onPath(command, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, command)).filter((path) => existsSync(path))
}

/**
 * Installs what the tests of these steps start and is missing, in a container of Debian. Elsewhere tests without their server are
 * skipped. Never throws.
 * @param {string[]} steps
 * @param {boolean} all for the long tests too
 */
export async function installPrograms(steps, all) {
  const isRoot = process.getuid?.() === 0 && !existsSync(SYSTEMD)
  if (!isRoot || !existsSync(OS_RELEASE) || !/^ID=debian$/m.test(readFileSync(OS_RELEASE, 'utf8'))) return
  const programs = all ? LONG_PROGRAMS : PROGRAMS
  const missing = steps
    .flatMap((step) => Object.entries(programs[step] ?? {}))
    .filter(([command]) => onPath(command).length === 0)
    .map(([, name]) => name)
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} for the tests (apt-get install) ...`)
  const apt = (...args) => runChild('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  // One unreachable source makes the update fail, while the lists of the others may be sufficient.
  await apt('update', '-q')
  // One by one: a package that this release does not have keeps no other away.
  for (const name of missing) if (stoppedBy() === undefined) await apt('install', '-y', '-q', name)
}

/**
 * @param {boolean} maybeShell whether the headless shell will do, which then comes first
 * @returns {Promise<string | undefined>} path of a Chromium or Chrome: that of CHROMIUM_PATH, one of the PATH, one that its own
 *   installer put in its place, or the one that Playwright has installed
 */
export async function findBrowser(maybeShell = false) {
  const { chromium } = await import('playwright')
  const paths = [
    process.env.CHROMIUM_PATH,
    ...[...(maybeShell ? [HEADLESS_SHELL] : []), 'chromium', 'google-chrome'].flatMap((name) => onPath(name)),
    ...PLACES,
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
