import { pages } from '#shared/messages/en/pages.ts'
import { installOldChromium } from '../support/old-chromium.ts'
import { expect, test } from './fixtures.ts'
import { pixelsOf, shareOfColor } from './picture-differences.ts'

/** The blue theme's text color, which was the background that hid the tab's label. */
const INK = [17, 26, 74] as const

for (const version of [92, 103] as const)
  test(
    `UI-32 UI-33: Chromium ${version} shows a readable card`,
    { tag: '@long' },
    async ({ hostedCard, page, baseURL, afterPages }) => {
      test.slow()
      const installed = await installOldChromium(version).catch((error: unknown) => String(error))
      if (typeof installed === 'string')
        return test.skip(true, `Chromium ${version} does not start: ${installed}`)
      afterPages(installed.dispose)
      const { cardId } = await hostedCard({ theme: 'blue' })
      const url = `${baseURL}/play/${cardId}`
      const { html, messages } = await installed.open(url)
      expect(messages.filter((message) => !message.includes('401'))).toEqual([])
      for (const words of ['Stand-up bingo', 'Square 1', 'Square 25']) expect(html).toContain(words)
      expect(html.includes(pages.tooOld)).toBe(version === 92)
      expect(html.includes('<script')).toBe(version === 103)

      const picture = await installed.picture(url)
      await test.info().attach('card', { body: picture, contentType: 'image/png' })
      const pixels = await pixelsOf(page, picture)
      const share = (top: number, height: number) =>
        shareOfColor(pixels, INK, { left: 20, top, width: 170, height })
      const tabs = version === 92 ? 120 : 53
      expect(share(tabs + 4, 36)).toBeLessThan(0.5)
      // Pixels of the text color: the words of the squares.
      expect(share(tabs + 100, 300)).toBeGreaterThan(0.002)
      expect(share(tabs + 100, 300)).toBeLessThan(0.3)
    },
  )
