import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild } from '../children.mjs'

/** Debian names the release with extended support `firefox-esr`. */
const FIREFOX = ['firefox-esr', 'firefox']
const WEBKIT = ['WebKitWebDriver', 'Xvfb']
/** Debian's, which has its packages for GTK; another one may come first on the PATH. */
const PYTHON = '/usr/bin/python3'
const HAS_WINDOW = `import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')`
const INSTALL = {
  Firefox: 'apt-get install firefox-esr',
  WebKit:
    'apt-get install --no-install-recommends webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi hyphen-en-us',
}

/**
 * Which of the engines of tests/e2e/engines this machine has.
 * @returns {Promise<{env: Record<string, string>, missing: string[]}>} settings of these tests, and what to install for the others
 */
export async function findEngines(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const find = (command) => folders.map((folder) => join(folder, command)).find(existsSync)
  const firefox = env.FIREFOX_PATH ?? FIREFOX.map(find).find(Boolean)
  const hasWebkit =
    WEBKIT.every(find) && (await runChild(PYTHON, ['-c', HAS_WINDOW], { capture: true })).code === 0
  const found = { Firefox: firefox, WebKit: hasWebkit ? '1' : undefined }
  const missing = Object.keys(INSTALL).filter((name) => !found[name])
  return {
    env: { FIREFOX_PATH: firefox ?? '', WEBKIT: found.WebKit ?? '' },
    missing: missing.map((name) => `${name} is not installed (${INSTALL[name]})`),
  }
}
