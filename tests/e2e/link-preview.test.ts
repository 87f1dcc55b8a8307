import { pngSize } from '#tests/support/preview-worker.ts'
import { createCard, expect, register, test } from './fixtures.ts'

test('PRE-1, PRE-4: what a chat reads of a link is a title and a picture, drawn by the built server', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host, { title: 'Tom & "Jerry"', theme: 'yellow' })
  const reader = await person({ javaScriptEnabled: false })
  await reader.goto(`/play/${cardId}`)
  const tag = (name: string) => reader.locator(`head meta[property="${name}"]`).getAttribute('content')
  expect(await tag('og:title')).toBe('Tom & "Jerry"')
  const address = (await tag('og:image')) ?? ''
  expect(address).toBe(new URL(`/preview/${cardId}.png?v=1`, host.url()).href)
  const picture = await reader.request.get(address)
  expect(picture.status()).toBe(200)
  expect(pngSize(await picture.body())).toEqual({ width: 1200, height: 630 })
  // A card's own, which may be kept for long: not the one that stands in.
  expect(picture.headers()['cache-control']).toBe('public, max-age=86400')
  const standIn = await reader.request.get('/link-picture.png')
  expect(pngSize(await standIn.body())).toEqual({ width: 1200, height: 630 })
  expect((await standIn.body()).equals(await picture.body())).toBe(false)
})
