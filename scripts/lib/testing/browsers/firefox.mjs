import { existsSync } from 'node:fs'

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** How to get what was not found. */
export const FIREFOX_ADVICE = 'install Firefox (Debian: apt install firefox-esr), or set FIREFOX_PATH'

/**
 * Firefox, driven by puppeteer-core over WebDriver BiDi.
 * @returns {Promise<import('./journey.mjs').Driver | undefined>} undefined where there is none
 */
export async function startFirefox() {
  const executablePath = PLACES.find((path) => path !== undefined && existsSync(path))
  if (executablePath === undefined) return undefined
  const { launch } = await import('puppeteer-core')
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 447, height: 844 })
  return {
    version: await browser.version(),
    goto: async (url) => {
      // What the last page was still loading ends the first try now and then (NS_BINDING_ABORTED).
      await page.goto(url).catch(() => page.goto(url))
    },
    reload: async () => void (await page.reload()),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    evaluate: (source) => page.evaluate(`(() => { ${source} })()`),
    close: () => browser.close(),
  }
}
