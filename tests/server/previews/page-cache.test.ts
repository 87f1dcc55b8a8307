import { expect, it } from 'vitest'
import { createPageCache } from '#server/http/page-cache.ts'

/** Asks a cache for pages. @returns whether the page was rendered */
function asking() {
  const cached = createPageCache()
  return async (key: string, origin: string | undefined) => {
    let wasMade = false
    const page = await cached(key, origin, () => {
      wasMade = true
      return `${key} at ${origin}`
    })
    expect(page.identity.toString()).toBe(`${key} at ${origin}`)
    return wasMade
  }
}

it('PRE-2: a thousand made-up host names evict no other page', async () => {
  const isMade = asking()
  for (const page of ['one', 'two']) expect(await isMade(page, 'http://bingo.example')).toBe(true)
  for (let index = 0; index < 1000; index++) await isMade('one', `http://evil-${index}.example`)
  expect(await isMade('two', 'http://bingo.example')).toBe(false)
  expect(await isMade('one', 'http://evil-999.example')).toBe(false)
  expect(await isMade('one', 'http://evil-0.example')).toBe(true)
})

it('PRE-2: a page is cached for three host names, and without any', async () => {
  const isMade = asking()
  const origins = ['http://localhost:3000', 'http://192.168.0.7:3000', undefined]
  for (const origin of origins) expect(await isMade('one', origin)).toBe(true)
  for (const origin of origins) expect(await isMade('one', origin)).toBe(false)
})

it('PRE-2: a page that cannot be created is tried again', async () => {
  const cached = createPageCache()
  const failing = () => {
    throw new Error('Not now')
  }
  await expect(cached('one', undefined, failing)).rejects.toThrow('Not now')
  expect((await cached('one', undefined, () => 'now')).identity.toString()).toBe('now')
})
