import type { Page } from '@playwright/test'

/**
 * Waits until the page has received how many people play its card. The editor asks before it changes the grid of
 * players that it knows of, but shows no number before. Call this before the navigation to the card.
 */
export async function receivePlayerCount(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('card:players'),
  })
}
