import type { Page } from 'playwright/test'
import { SAMPLES } from '#client/features/landing/samples.ts'
import { expect, test } from './fixtures.ts'
import { audit, clippedElements, expectNoSidewaysScroll } from './page-checks.ts'
import { watchShifts } from './page-shifts.ts'

/** The server and this test are on one machine, so they agree about the weekday. */
const SAMPLE = SAMPLES[new Date().getDay()]!
const nameOf = (index: number) => SAMPLE.cells[index]!
const LAST = nameOf(10)

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Make it. Send it. Shout it.' })).toBeVisible()
  // Only the script adds this element, so the server-rendered page is hydrated.
  await expect(page.locator('[data-announcements]')).toBeAttached()
  // A web font that arrives later moves what is below it.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
const sample = (page: Page) => page.getByRole('grid', { name: SAMPLE.title })
const sampleSquare = (page: Page, name: string) => sample(page).getByRole('button', { name, exact: true })

test('LND-1 UI-7: all that matters is on the first screen, and nothing is clipped', async ({ person }) => {
  const visitor = await person()
  await open(visitor)
  for (const element of [
    visitor.getByRole('heading', { level: 1 }),
    sample(visitor),
    visitor.getByRole('link', { name: 'Create Your First Card' }),
    visitor.getByRole('link', { name: 'Get Started Now' }),
    visitor.getByRole('link', { name: 'TV show marathons' }),
  ])
    // The perforation of the ticket cuts off some pixels of its edge.
    await expect(element).toBeInViewport({ ratio: 0.9 })
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [768, 1024],
    [900, 700],
  ] as const) {
    await visitor.setViewportSize({ width, height })
    await expectNoSidewaysScroll(visitor, `${width} px`)
    const texts = 'main :is(h1, h2, li, a, button, p, .strip):not(.visually-hidden)'
    await expect.poll(() => clippedElements(visitor, texts), `${width} px`).toEqual([])
  }
})

test(`UI-5 LND-2: a BINGO passes axe`, { tag: ['@long', '@phone'] }, async ({ person }) => {
  const visitor = await person({ reducedMotion: 'reduce' })
  await open(visitor)
  await audit(visitor)
  await sampleSquare(visitor, LAST).click()
  await expect(visitor.getByText('BINGO!', { exact: true })).toBeVisible()
  await audit(visitor)
})

test(
  'LND-6: a guest’s cards are there next time, nothing moves',
  { tag: '@phone-long' },
  async ({ person }) => {
    const guest = await person()
    const shifts = await watchShifts(guest)
    await open(guest)
    await expect(guest.getByText('Welcome back')).toHaveCount(0)
    await guest.getByRole('button', { name: 'Surprise me' }).click()
    await expect(guest).toHaveURL(/\/play\/temp-/)
    const heading = guest.getByRole('heading', { level: 1 })
    // The address changes before the screen does.
    await expect(heading).not.toContainText('Make it.')
    await expect(heading).not.toBeEmpty()
    const title = (await heading.textContent()) ?? ''
    await guest.goto('/')
    const band = guest.getByRole('region', { name: 'Welcome back' })
    await expect(band.getByRole('heading', { level: 3, name: title })).toBeVisible()
    expect(await shifts()).toEqual([])
    const bottomOf = (selector: string) =>
      guest.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)
    // With the next sheet of its pad, which is 5 px high.
    expect(await bottomOf('.landing-sample .ticket')).toBeLessThan((await bottomOf('.landing-hero')) - 5)
    await band.getByRole('link', { name: `Play ${title}` }).click()
    await expect(guest).toHaveURL(/\/play\/temp-/)
  },
)
