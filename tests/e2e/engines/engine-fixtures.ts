import { test as base } from '../fixtures.ts'
import { EnginePage } from '#tests/support/engines/engine-page.ts'
import { startFirefox } from '#tests/support/engines/firefox.ts'
import { startScreen, startWebkit } from '#tests/support/engines/webkit.ts'
import type { Engine, EngineOptions } from '#tests/support/engines/webdriver.ts'
import { expect } from '../fixtures.ts'

/** Set by scripts/lib/testing/steps.mjs: the path of Firefox, and whether WebKit can be driven. */
const { FIREFOX_PATH, WEBKIT } = process.env

export type EngineName = Engine['name']
export const ENGINES: EngineName[] = [
  ...(FIREFOX_PATH ? ['Firefox' as const] : []),
  ...(WEBKIT ? ['WebKit' as const] : []),
]

const COMPUTER = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

interface OpenOptions extends EngineOptions {
  size?: { width: number; height: number }
}

interface Fixtures {
  /** Opens a page in a separate browser. The test fails if the browser logs an error. */
  open: (engine: EngineName, options?: OpenOptions) => Promise<EnginePage>
  /** Allows the browsers to log messages that match `pattern` in this test. */
  allowErrors: (pattern: RegExp) => void
}

/** Firefox logs NS_BINDING_ABORTED for a font that was loading when the page was left. */
const LEFT_WHILE_LOADING = /^downloadable font: download failed .* status=2152398850 /

export const test = base.extend<Fixtures & { allowed: RegExp[] }, { display: string }>({
  display: [
    // Playwright reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (!WEBKIT) return use('')
      const screen = await startScreen()
      await use(screen.display)
      await screen.end()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  allowed: async ({}, use) => use([LEFT_WHILE_LOADING]),
  allowErrors: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  open: async ({ display, allowed, afterPages: _afterPages }, use, testInfo) => {
    const pages: EnginePage[] = []
    await use(async (name, { size = COMPUTER, ...options } = {}) => {
      const engine =
        name === 'Firefox' ? await startFirefox(FIREFOX_PATH!, options) : await startWebkit(display, options)
      const page = new EnginePage(engine)
      pages.push(page)
      await engine.resize(size.width, size.height)
      return page
    })
    const errors: string[] = []
    for (const page of pages) {
      const { engine } = page
      if (testInfo.status !== testInfo.expectedStatus)
        await page.screenshot().then(
          (body) => testInfo.attach(engine.name, { body, contentType: 'image/png' }),
          () => undefined,
        )
      errors.push(...(await engine.consoleErrors().catch((error: unknown) => [String(error)])))
      await engine.close()
    }
    const complaints = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
    expect(complaints, 'errors in the browsers’ consoles').toEqual([])
  },
})

export { expect }
