import type { Page } from 'playwright/test'
import { LANGUAGE_COOKIE, LANGUAGE_TAGS } from '#shared/languages.ts'
import { phone } from './devices.ts'
import { createCard, expect, register, test } from './fixtures.ts'

/** The labels of the tools below a card that stick out of their button, or of which a word goes on in the next line. */
function faultyLabels(page: Page): Promise<string[]> {
  return page.locator('.play-tools > .button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const label = button.querySelector('span:last-of-type')!
      const [inner, outer] = [label.getBoundingClientRect(), button.getBoundingClientRect()]
      const isOut =
        inner.left < outer.left ||
        inner.right > outer.right ||
        inner.bottom > outer.bottom ||
        label.scrollWidth > label.clientWidth + 1 ||
        outer.left < 0 ||
        outer.right > innerWidth
      const text = label.firstChild!
      const said = text.textContent ?? ''
      const top = (at: number) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        // The first letter of a line has a second, empty rectangle at the end of the line before.
        return Math.max(...[...range.getClientRects()].map((rect) => rect.top))
      }
      // Japanese has no spaces between words.
      const isBroken =
        document.documentElement.lang !== 'ja' &&
        [...said].some(
          (letter, at) =>
            /[\p{L}\p{M}]/u.test(letter) &&
            /[\p{L}\p{M}]/u.test(said[at + 1] ?? '') &&
            top(at + 1) > top(at) + 5,
        )
      return isOut || isBroken ? [said] : []
    }),
  )
}

test(
  'UI-7 SHF-2 SHF-7: in every language the labels of three, four and five tools are whole on phones',
  {
    tag: '@long',
  },
  async ({ person }) => {
    test.slow()
    const host = await person(phone)
    await register(host)
    const extra = ['Extra 1', 'Extra 2']
    // The second one has other words for each player, and marks to bring back.
    const [same, other, plain] = [
      await createCard(host),
      await createCard(host, { extra }),
      await createCard(host),
    ]
    const guest = await person(phone)
    const found: string[] = []
    for (const page of [host, guest]) {
      await page.goto(`/play/${other}?shuffle`)
      // What keeps cleared marks loads after the card.
      await expect(async () => {
        await page.getByRole('grid').getByRole('button').first().tap()
        await page.getByRole('button', { name: 'Reset Marks' }).tap()
        await expect(page.getByRole('button', { name: 'Bring back the last marks' })).toBeVisible({
          timeout: 2000,
        })
      }).toPass()
    }
    for (const tag of LANGUAGE_TAGS)
      for (const [page, path, tools] of [
        [guest, `/play/${plain}`, 3],
        [guest, `/play/${same}?shuffle`, 4],
        [guest, `/play/${other}?shuffle`, 4],
        [host, `/play/${plain}`, 4],
        [host, `/play/${same}?shuffle`, 5],
        [host, `/play/${other}?shuffle`, 5],
      ] as const) {
        const { origin } = new URL(page.url())
        await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: tag, url: origin }])
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', tag)
        await expect(page.locator('.play-tools > .button')).toHaveCount(tools)
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 740 })
          const labels = await faultyLabels(page)
          if (labels.length > 0) found.push(`${tag}, ${tools} tools at ${width} px: ${labels.join(', ')}`)
        }
      }
    expect(found).toEqual([])
  },
)
