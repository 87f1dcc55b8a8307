import { describe, expect, it, vi } from 'vitest'
import { call, NetworkError, onUnauthenticated } from '#client/lib/api-client.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { answers, refuses, useFakeApi } from '#tests/support/fake-api.ts'

const api = useFakeApi()
const CARDS = 'GET /api/my-cards'
const ALL_STATUSES = Array.from({ length: 200 }, (_, index) => 400 + index)

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('was expected to fail'),
    (error: unknown) => error,
  )
}
const listCards = () => call('listMyCards', {})

describe('a response', () => {
  it.each([
    ["a portal's page instead of JSON", '<html>Accept our terms</html>'],
    ['an empty body that must not be empty', ''],
    ['null instead of an object', 'null'],
    ['truncated JSON', '[{"cardId":"abc'],
  ])('ACC-12: is not from this server if it is %s, whatever its status', async (_what, text) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status: 200 })))
    const error = await failureOf(call('getUser', {}))
    expect(error).toBeInstanceOf(NetworkError)
    expect((error as Error).message).toBe("Can't reach BingoBoard. Check your connection and try again.")
  })

  const FOREIGN: [string, string, number[]][] = [
    ["a proxy's page", '<html>Blocked</html>', ALL_STATUSES],
    ['nothing', '', ALL_STATUSES],
    ['null', 'null', ALL_STATUSES],
    ['truncated JSON', '{"message":"cut o', ALL_STATUSES],
    ['a message that is no text', '{"message":{"of":"a gateway"}}', ALL_STATUSES],
    ["a gateway's message without our code", '{"message":"Unauthorized"}', [401, 403, 404, 409, 412]],
  ]
  it.each(FOREIGN)('NET-1: does not count as our refusal if it is %s', async (_what, text, statuses) => {
    for (const status of statuses) {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })))
      expect([status, await failureOf(listCards())]).toEqual([status, expect.any(NetworkError)])
    }
  })

  it('LIV-11 LIV-15: that never arrives is a NetworkError after 15 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    api.current.on(CARDS, answers(200, []))
    api.current.hold(CARDS)
    let failure: unknown
    void failureOf(listCards()).then((error) => (failure = error))
    await vi.advanceTimersByTimeAsync(14_999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toBeInstanceOf(NetworkError)
  })
})

describe('a call without a session', () => {
  it.each([
    ['not signed in', 401, 'not-signed-in', 1],
    ['an answer without a code', 401, undefined, 0],
    ['a wrong password', 401, 'invalid-credential', 0],
    ["another user's card", 403, 'forbidden', 0],
    ['a missing database', 503, 'unavailable', 0],
  ] as const)('ACC-12: %s (%i %s) notifies listeners %i times', async (_what, status, code, times) => {
    api.current.on(CARDS, refuses(status, 'No.', code))
    const listener = vi.fn()
    const stop = onUnauthenticated(listener)
    await failureOf(listCards())
    expect(listener).toHaveBeenCalledTimes(times)
    stop()
    await failureOf(listCards())
    expect(listener).toHaveBeenCalledTimes(times)
  })

  it('ACC-12: does not affect the user who has logged in since the call', async () => {
    api.current.on(CARDS, refuses(401, 'No.', 'not-signed-in'))
    const listener = vi.fn()
    const stop = onUnauthenticated(listener)
    const failure = failureOf(listCards())
    store.set(sessionAtom, { status: 'signed-out' })
    await failure
    expect(listener).not.toHaveBeenCalled()
    stop()
  })
})
