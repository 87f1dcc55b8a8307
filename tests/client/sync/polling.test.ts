import { beforeEach, expect, it, vi } from 'vitest'
import { createPolling } from '#client/sync/hear/polling.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

it('LIV-15: polling without a socket reports within 15 s that a network swallows every request, and withdraws it when one is answered', async () => {
  const shown: boolean[] = []
  let answer: Promise<boolean> = new Promise(() => undefined)
  const polling = createPolling(
    () => answer,
    (offline) => shown.push(offline),
  )
  polling.start()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(shown).toEqual([false, true])
  answer = Promise.resolve(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown.at(-1)).toBe(false)
  polling.stop()
})
