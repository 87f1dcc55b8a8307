import { pngSize } from '#tests/support/preview-worker.ts'
import { expect, test } from './fixtures.ts'

test('PRE-1, PRE-4: a chat app gets a link’s title and picture', async ({ hostedCard, person, baseURL }) => {
  const { cardId } = await hostedCard({ title: 'Tom & "Jerry"', theme: 'yellow' })
  const reader = await person({ javaScriptEnabled: false })
  await reader.goto(`/play/${cardId}`)
  const tag = (name: string) => reader.locator(`head meta[property="${name}"]`)
  await expect(tag('og:title')).toHaveAttribute('content', 'Tom & "Jerry"')
  const address = new URL(`/preview/${cardId}.png?v=1`, baseURL).href
  await expect(tag('og:image')).toHaveAttribute('content', address)
  const picture = await reader.request.get(address)
  expect(picture.status()).toBe(200)
  expect(pngSize(await picture.body())).toEqual({ width: 1200, height: 630 })
  // Only a card's own picture may be cached for a day, not the general one that replaces it after a failure.
  expect(picture.headers()['cache-control']).toBe('public, max-age=86400')
  const general = await reader.request.get('/link-picture.png')
  expect(pngSize(await general.body())).toEqual({ width: 1200, height: 630 })
  expect((await general.body()).equals(await picture.body())).toBe(false)
})
