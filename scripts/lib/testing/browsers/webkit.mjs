import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const DRIVER = '/usr/bin/WebKitWebDriver'
/** Longer than a toast stays. */
const COVERED_AT_MOST_MS = 10_000
const X_SERVER = '/usr/bin/Xvfb'

/** How to get what was not found. */
export const WEBKIT_ADVICE =
  'install WebKitGTK (Debian: apt install webkit2gtk-driver xvfb); it runs on Linux only'

/** Debian keeps it in a folder of the machine's kind and the library's version, others in /usr/libexec. */
function miniBrowser() {
  const below = (folder) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name))
    } catch {
      return []
    }
  }
  return [...below('/usr/lib').flatMap(below), ...below('/usr/libexec')]
    .filter((folder) => /webkit2?gtk-\d[^/]*$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync)
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** A screen that nobody sees: WebKitGTK has no mode without one. @returns {Promise<{display: string, stop: () => void}>} */
async function startScreen() {
  const screen = spawn(X_SERVER, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3].setEncoding('utf8'), 'data')
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() }
}

/**
 * WebKitGTK, the engine of Safari, driven by selenium-webdriver.
 * @returns {Promise<import('./journey.mjs').Driver | undefined>} undefined where there is none
 */
export async function startWebKit() {
  const binary = process.platform === 'linux' ? miniBrowser() : undefined
  if (binary === undefined || !existsSync(DRIVER) || !existsSync(X_SERVER)) return undefined
  const { Builder, By, error } = await import('selenium-webdriver')
  const screen = await startScreen()
  const port = await freePort()
  const service = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  })
  const end = () => {
    service.kill()
    screen.stop()
  }
  try {
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build()
    const capabilities = await driver.getCapabilities()
    return {
      version: `WebKitGTK ${capabilities.get('browserVersion')}`,
      goto: (url) => driver.get(url),
      reload: () => driver.navigate().refresh(),
      click: async (selector) => {
        const element = await driver.findElement(By.css(selector))
        // The driver scrolls no further than it must, where a bar may stand over it.
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
        // A toast may stand over it, and goes by itself.
        await driver.wait(
          () =>
            element.click().then(
              () => true,
              (failure) => {
                if (failure instanceof error.ElementClickInterceptedError) return false
                throw failure
              },
            ),
          COVERED_AT_MOST_MS,
        )
      },
      type: async (selector, text) => (await driver.findElement(By.css(selector))).sendKeys(text),
      evaluate: (source) => driver.executeScript(source),
      close: async () => {
        await driver.quit()
        end()
      },
    }
  } catch (failure) {
    end()
    throw failure
  }
}
