import type { Page } from '@playwright/test'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const LAST = '“Could have been an email”, row 3, column 3'
const OCCASIONS = [
  'Movie nights',
  'Virtual meetings',
  'Classroom activities',
  'Family gatherings',
  'Road trips',
  'Office parties',
  'Sports events',
  'TV show marathons',
]

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Make it. Send it. Shout it.' })).toBeVisible()
  // The server has drawn all of it: only what the script adds tells that it has taken over.
  await expect(page.locator('[data-announcements]')).toBeAttached()
}
const sample = (page: Page) => page.getByRole('grid', { name: 'Monday Stand-up' })
/** Where the sample lies on the page, however far that is scrolled. */
const placeOf = (page: Page) =>
  sample(page).evaluate((grid) => {
    const { left, top, width, height } = grid.getBoundingClientRect()
    return { left, top: top + scrollY, width, height }
  })
const square = (page: Page, name: string) => sample(page).getByRole('button', { name, exact: true })

test('LND-2: a tap makes the BINGO, with paper and without moving anything; Again puts it back @phone', async ({
  person,
  hasTouch,
}) => {
  const visitor = await person()
  await open(visitor)
  const place = await placeOf(visitor)
  const press = (name: string) => (hasTouch ? square(visitor, name).tap() : square(visitor, name).click())
  await press(LAST)
  await expect(visitor.getByText('BINGO!', { exact: true })).toBeVisible()
  await expect(visitor.locator('canvas.confetti')).toBeVisible()
  await expect(visitor.locator('canvas.confetti')).toHaveCount(0)
  expect(await placeOf(visitor)).toEqual(place)
  await press('Doorbell, row 3, column 4')
  await expect(visitor.getByText('BINGO!', { exact: true })).toBeHidden()
  await expect(visitor.getByText('One to go', { exact: true }).first()).toBeVisible()
  await visitor.getByRole('button', { name: 'Again' }).click()
  await expect(sample(visitor).getByRole('button', { pressed: true })).toHaveCount(6)
  expect(await placeOf(visitor)).toEqual(place)
  expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('LND-2: by the keyboard alone, without motion: arrows, Space, BINGO, Again @phone', async ({
  person,
}) => {
  const visitor = await person({ reducedMotion: 'reduce' })
  await open(visitor)
  await square(visitor, '“You’re on mute”, row 1, column 1').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await visitor.keyboard.press(key)
  await expect(square(visitor, LAST)).toBeFocused()
  await visitor.keyboard.press('Space')
  await expect(visitor.getByText('BINGO!', { exact: true })).toBeVisible()
  await expect(visitor.getByRole('status').filter({ hasText: 'The third row is yours.' })).toHaveCount(1)
  await visitor.getByRole('button', { name: 'Again' }).focus()
  await visitor.keyboard.press('Enter')
  await expect(square(visitor, LAST)).toBeFocused()
  await expect(visitor.getByText('One to go', { exact: true }).first()).toBeVisible()
  expect(await visitor.locator('canvas').count()).toBe(0)
})

test('LND-3: every occasion leads to its category @phone', async ({ person }) => {
  const visitor = await person()
  for (const [place, words] of OCCASIONS.entries()) {
    const { categoryId, name } = OFFICIAL_CATEGORIES[place]!
    await open(visitor)
    await visitor.getByRole('link', { name: words }).click()
    await expect(visitor).toHaveURL(`/categories/${categoryId}`)
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
    const answer = await visitor.reload()
    expect(answer?.status(), name).toBe(200)
  }
})

for (const name of ['Create Your First Card', 'Get Started Now'])
  test(`LND-1: ${name} leads to an empty card, and what was there can be had back @phone`, async ({
    person,
  }) => {
    const visitor = await person()
    await visitor.goto('/create')
    await visitor.getByLabel('Title').fill('Not saved yet')
    await visitor.getByRole('link', { name: 'BingoBoard', exact: true }).click()
    await visitor.getByRole('link', { name }).click()
    await expect(visitor).toHaveURL('/create')
    await expect(visitor.getByLabel('Title')).not.toHaveValue('Not saved yet')
    await visitor.getByRole('button', { name: 'Undo' }).click()
    await expect(visitor.getByLabel('Title')).toHaveValue('Not saved yet')
  })

test('LND-1: on a computer verbs, card, occasions and both buttons are on the first screen', async ({
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
    // The ticket's perforation is cut away at the edges of the strip.
    await expect(element).toBeInViewport({ ratio: 0.9 })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`UI-5 LND-2: before and after the BINGO no rule of axe is broken, ${colorScheme} @phone`, async ({
    person,
  }) => {
    const visitor = await person({ colorScheme, reducedMotion: 'reduce' })
    await open(visitor)
    await expectAccessible(visitor)
    await square(visitor, LAST).click()
    await expect(visitor.getByText('BINGO!', { exact: true })).toBeVisible()
    await expectAccessible(visitor)
  })

for (const [width, height] of [
  [320, 568],
  [568, 320],
  [768, 1024],
  [900, 700],
] as const)
  test(`UI-7: at ${width}x${height} the landing page does not scroll sideways, and cuts nothing off`, async ({
    person,
  }) => {
    const visitor = await person({ viewport: { width, height } })
    await open(visitor)
    const { sideways, cut } = await visitor.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - window.innerWidth,
      cut: [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(h1, h2, li, a, button, p:not(.visually-hidden), .strip)',
        ),
      ]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent}`),
    }))
    expect(sideways).toBeLessThanOrEqual(0)
    expect(cut).toEqual([])
  })
