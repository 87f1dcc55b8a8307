import type { Page } from 'playwright/test'
import { changeTitle, expect, test } from './fixtures.ts'
import { marked, square } from './squares.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The clock of the page's next loads is off by that many days. Its timers are not. */
async function shiftClock(page: Page, days: number): Promise<void> {
  await page.addInitScript((offMs) => {
    const RealDate = Date
    window.Date = class extends RealDate {
      constructor(...args: unknown[]) {
        if (args.length === 0) super(RealDate.now() + offMs)
        else super(...(args as [number]))
      }
      static override now() {
        return RealDate.now() + offMs
      }
    } as DateConstructor
  }, days * DAY_MS)
}

for (const days of [1, -1])
  test(
    `FLT-11: a clock ${days} days off loses no marks`,
    { tag: '@long' },
    async ({ person, hostedCard }) => {
      const { host, cardId } = await hostedCard()
      const wrong = await person()
      await shiftClock(wrong, days)
      await wrong.goto(`/play/${cardId}`)
      await square(wrong, 1).click()
      await square(wrong, 2).click()
      await changeTitle(host, cardId, 'Edited in another day')
      await expect(wrong.getByRole('heading', { name: 'Edited in another day' })).toBeVisible()
      await wrong.reload()
      await expect(marked(wrong)).toHaveText(['Square 1', 'Square 2'])

      const right = await wrong.context().newPage()
      await wrong.close()
      await right.goto(`/play/${cardId}`)
      await expect(marked(right)).toHaveText(['Square 1', 'Square 2'])
      await square(right, 3).click()
      await changeTitle(host, cardId, 'Edited today')
      await expect(right.getByRole('heading', { name: 'Edited today' })).toBeVisible()
      await expect(marked(right)).toHaveText(['Square 1', 'Square 2', 'Square 3'])
      await right.reload()
      await expect(marked(right)).toHaveCount(3)
    },
  )
