import type { Page } from 'playwright/test'
import { SAMPLES } from '#client/features/landing/samples.ts'
import { expect, test } from './fixtures.ts'
import { clippedElements, expectNoSidewaysScroll } from './page-checks.ts'

/** The server and this test are on one machine, so they agree about the weekday. */
const SAMPLE = SAMPLES[new Date().getDay()]!

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Make it. Send it. Shout it.' })).toBeVisible()
  // Only the script adds this element, so the server-rendered page is hydrated.
  await expect(page.locator('[data-announcements]')).toBeAttached()
  // A web font that loads later would move the content below.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
const sample = (page: Page) => page.getByRole('grid', { name: SAMPLE.title })

test('LND-1 UI-7: everything important is on the first screen, and nothing is clipped', async ({
  person,
}) => {
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
    const texts = 'main :is(h1, h2, li, a, button, p, .strip):not(.sr-only)'
    await expect.poll(() => clippedElements(visitor, texts), `${width} px`).toEqual([])
  }
})

test('LND-6: the link to a new card keeps its size and its words centered when it no longer asks for a first card', async ({
  person,
}) => {
  const visitor = await person()
  const boxOf = async (name: string) => {
    await open(visitor)
    const button = visitor.getByRole('link', { name, exact: true })
    const [box, words] = [await button.boundingBox(), await button.getByText(name).boundingBox()]
    expect(words!.y + words!.height / 2).toBeCloseTo(box!.y + box!.height / 2, 0)
    const icon = await button.locator('svg').filter({ visible: true }).boundingBox()
    expect(words!.x - icon!.x - icon!.width).toBeCloseTo(8, 0)
    return box
  }
  const first = await boxOf('Create Your First Card')
  await visitor.evaluate(() => localStorage.setItem('had-account', 'true'))
  expect(await boxOf('New card')).toEqual(first)
})
