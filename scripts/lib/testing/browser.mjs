import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChild, runNode, stoppedBy } from '../children.mjs'
import { packageCommand } from '../project.mjs'
import { installPackages, isDebianRoot } from './debian.mjs'
import { onPath } from './on-path.mjs'

/** Chromium without windows, in which Playwright runs tests by default: they take 20 % less CPU time than in the whole one. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Usual paths of Chromium and Chrome outside of the PATH. */
function usualPlaces(env) {
  const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
  return [
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programs.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ]
}

/** The browser that `npx playwright install chromium` installs, if it is there. */
async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Existing files that may be a Chromium, best first. */
function browserCandidates(env, commands) {
  const paths = [
    env.CHROMIUM_PATH,
    env.CHROME_PATH,
    ...commands.flatMap((command) => onPath(command, env)),
    ...usualPlaces(env),
  ]
  return paths.filter((path) => path !== undefined && existsSync(path))
}

/** On some systems `chromium-browser` only prints how to install it. */
async function runs(path) {
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true
  const { code, output } = await runChild(path, ['--version'], { capture: true })
  return code === 0 && /\d+\.\d+/.test(output)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} maybeShell whether the headless shell will do, which then comes first
 * @returns {Promise<string | undefined>} path of an installed Chromium or Chrome that runs
 */
export async function findBrowser(env = process.env, maybeShell = false) {
  const commands = maybeShell ? [HEADLESS_SHELL, ...COMMANDS] : COMMANDS
  for (const path of browserCandidates(env, commands)) if (await runs(path)) return path
  return playwrightBrowser()
}

async function installByPlaywright() {
  console.log('Installing Chromium for the browser tests (npx playwright install chromium) ...')
  const withLibraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : []
  await runNode(packageCommand('playwright', 'playwright'), ['install', ...withLibraries, 'chromium'])
}

/**
 * Runs one install after another until `find` succeeds.
 * @param {() => Promise<string | undefined>} find
 * @param {(() => Promise<void>)[]} installs
 */
async function findOrInstall(find, installs) {
  let found = await find()
  for (const install of installs) {
    if (found !== undefined || stoppedBy() !== undefined) break
    await install()
    found = await find()
  }
  return found
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
  const found = await findOrInstall(() => findBrowser(process.env, !all), installs)
  if (found === undefined && stoppedBy() === undefined)
    console.error(
      'The browser tests need Chromium or Chrome, and none could be installed. Install one, or set CHROMIUM_PATH to where it is.',
    )
  return found
}
