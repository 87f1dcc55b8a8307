import type { Page } from 'playwright/test'
import { phone } from './devices.ts'
import { expect, test, type ApiClient } from './fixtures.ts'
import { square } from './squares.ts'

const field = (page: Page) => page.getByLabel(/^(Have a code\?|Code)$/)

/** The code of a card, as its host gets it. */
async function codeOf({ request }: ApiClient, cardId: string): Promise<string> {
  const response = await request.post(`/api/cards/${cardId}/code`, { data: {} })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { code: string }).code
}

/** Opens the landing page from an address of its own, since ten wrong codes a minute are all that one has. */
async function openLanding(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({
    'X-Forwarded-For': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
  })
  await page.goto('/')
  // Only the script adds this element.
  await expect(page.locator('[data-announcements]')).toBeAttached()
}

test('CODE-6: a code leads a phone to the board in 8 presses', async ({ person, hostedCard }) => {
  const { cardId, host } = await hostedCard({ title: 'Said aloud' })
  const code = await codeOf(host, cardId)
  const player = await person(phone)
  await openLanding(player)
  let presses = 0
  const press = async (action: () => Promise<void>) => {
    presses++
    await action()
  }
  await expect(field(player)).toBeInViewport()
  await expect(field(player)).toHaveAttribute('inputmode', 'numeric')
  await press(() => field(player).tap())
  for (const digit of code) await press(() => player.keyboard.press(digit))
  await expect(player).toHaveURL(`/play/${cardId}`)
  await press(() => square(player, 1).tap())
  await expect(square(player, 1)).toHaveAttribute('aria-pressed', 'true')
  expect(presses).toBeLessThanOrEqual(8)
  await expect(player.getByRole('heading', { level: 1 })).toHaveText('Said aloud')
})
