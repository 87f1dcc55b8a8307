import { existsSync } from 'node:fs'
import { runNode, stoppedBy } from '../children.mjs'
import { packageCommand } from '../project.mjs'
import { installPackages, isDebianRoot } from './debian.mjs'
import { onPath } from './on-path.mjs'

/** Chromium without windows, in which Playwright runs tests by default: they take 20 % less CPU time than in the whole one. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'google-chrome']
/** Where Chrome is on systems that do not put it on the PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} maybeShell whether the headless shell will do, which then comes first
 * @returns {Promise<string | undefined>} path of a Chromium or Chrome: that of CHROMIUM_PATH, one of the PATH, one that its own
 *   installer put in its place, or the one that Playwright has installed
 */
export async function findBrowser(env = process.env, maybeShell = false) {
  const commands = maybeShell ? [HEADLESS_SHELL, ...COMMANDS] : COMMANDS
  const { chromium } = await import('playwright')
  const paths = [
    env.CHROMIUM_PATH,
    ...commands.flatMap((command) => onPath(command, env)),
    ...PLACES,
    chromium.executablePath(),
  ]
  return paths.find((path) => path !== undefined && existsSync(path))
}

async function installByPlaywright() {
  console.log('Installing Chromium for the browser tests (npx playwright install chromium) ...')
  const withLibraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : []
  await runNode(packageCommand('playwright', 'playwright'), ['install', ...withLibraries, 'chromium'])
}

/**
 * Finds a browser for the tests, or installs one.
 * @param {boolean} all whether the long tests run too, which need the whole browser
 * @returns {Promise<string | undefined>} its path; undefined when there is none, after a message
 */
export async function ensureBrowser(all) {
  // Older releases of Debian have no package of the shell.
  const packages = isDebianRoot() ? [...(all ? [] : [HEADLESS_SHELL]), 'chromium'] : []
  const installsByApt = packages.map((name) => () => installPackages('the browser tests', [name]))
  const installs = [...installsByApt, installByPlaywright]
  let found = await findBrowser(process.env, !all)
  for (const install of installs) {
    if (found !== undefined || stoppedBy() !== undefined) break
    await install()
    found = await findBrowser(process.env, !all)
  }
  if (found === undefined && stoppedBy() === undefined)
    console.error(
      'The browser tests need Chromium or Chrome, and none could be installed. Install one, or set CHROMIUM_PATH to where it is.',
    )
  return found
}
