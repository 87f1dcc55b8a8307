import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../eventually.ts'
import { Marionette } from './marionette.ts'
import { startGroup } from './processes.ts'
import { TIMEOUTS, type Engine, type EngineOptions } from './webdriver.ts'

/** Disables Firefox's own network requests, and lets the system choose the port. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** Reads script errors and Content-Security-Policy violations from one place, and a page's own log messages from another. */
const READ_CONSOLE = `
  const ERROR = 0, KIND = Ci.nsIScriptError.warningFlag | Ci.nsIScriptError.infoFlag
  const own = Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && (message.flags & KIND) === ERROR)
    .filter(({ sourceName, errorMessage }) => /^https?:/.test(sourceName) || /https?:/.test(errorMessage))
    .map(({ errorMessage, sourceName }) => errorMessage + ' (' + sourceName + ')')
  const calls = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage).getEvents()
    .filter(({ level, filename }) => ['error', 'assert'].includes(level) && /^https?:/.test(filename))
    .map((call) => call.arguments.map(String).join(' ') + ' (' + call.filename + ')')
  return [...own, ...calls]`

/** Resizes the page inside the window, since a window is never narrower than 450 px. */
const RESIZE = `
  const { style } = gBrowser.selectedBrowser
  for (const [side, px] of Object.entries({ width: arguments[0], height: arguments[1] }))
    for (const property of [side, 'min-' + side, 'max-' + side]) style.setProperty(property, px + 'px')`

/** Starts headless Firefox with a new profile. Marionette is built in, so nothing else has to be installed. */
export async function startFirefox(
  binary: string,
  { colorScheme, preferences: own, env }: EngineOptions,
): Promise<Engine> {
  const preferences = {
    ...PREFERENCES,
    ...own,
    'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
  }
  const group = startGroup(binary, (folder) => {
    const lines = Object.entries(preferences).map(
      (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
    )
    writeFileSync(join(folder, 'user.js'), lines.join('\n'))
    return {
      // Since Firefox 138, reading the console from the browser's own pages requires this permission.
      args: [
        '--marionette',
        '--remote-allow-system-access',
        ...(env ? [] : ['--headless']),
        '--no-remote',
        '--profile',
        folder,
      ],
      options: {
        stdio: 'ignore',
        env: {
          ...process.env,
          ...env,
          HOME: folder,
          MOZ_HEADLESS_WIDTH: '1600',
          MOZ_HEADLESS_HEIGHT: '1400',
        },
      },
    }
  })
  try {
    const portFile = join(group.folder, 'MarionetteActivePort')
    const port = await eventually(
      () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0),
      (found) => found > 0,
    )
    const marionette = await Marionette.connect(port)
    await marionette.send('WebDriver:NewSession', { unhandledPromptBehavior: 'ignore' })
    await marionette.send('WebDriver:SetTimeouts', TIMEOUTS)

    /** Runs a script in the browser's chrome context. */
    const inBrowser = async (script: string, ...args: unknown[]) => {
      await marionette.send('Marionette:SetContext', { value: 'chrome' })
      try {
        return await marionette.send('WebDriver:ExecuteScript', { script, args })
      } finally {
        await marionette.send('Marionette:SetContext', { value: 'content' })
      }
    }
    return {
      name: 'Firefox',
      send: (command, parameters) => marionette.send(`WebDriver:${command}`, parameters),
      resize: async (width, height) => void (await inBrowser(RESIZE, width, height)),
      consoleErrors: () => inBrowser(READ_CONSOLE) as Promise<string[]>,
      close: async () => {
        marionette.close()
        await group.end()
      },
    }
  } catch (error) {
    await group.end()
    throw error
  }
}
