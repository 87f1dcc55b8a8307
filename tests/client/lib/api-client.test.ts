import { describe, expect, it, vi } from 'vitest'
import { ApiError, call, NetworkError, onUnauthenticated } from '#client/lib/api-client.ts'
import { answers, noNetwork, refuses, useFakeApi } from '#tests/support/fake-api.ts'

const api = useFakeApi()
const CARDS = 'GET /api/my-cards'
const ALL_STATUSES = Array.from({ length: 200 }, (_, index) => 400 + index)

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('was expected to fail'),
    (error: unknown) => error,
  )
}
const listCards = (signal?: AbortSignal) => call('listMyCards', signal ? { signal } : {})

describe('a request', () => {
  it('CARD-11 CARD-9: has its values in the path and the query, encoded; a query value that is not set is left out', async () => {
    api.current.on('DELETE /api/cards/:cardId', answers(204))
    api.current.on(CARDS, answers(200, []))
    expect(await call('deleteCard', { params: { cardId: 'a/b?c' } })).toBeUndefined()
    await call('listMyCards', { query: { before: 'x&y', q: undefined } })
    expect(api.current.calls.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/api/cards/a%2Fb%3Fc', query: {} },
      { path: '/api/my-cards', query: { before: 'x&y' } },
    ])
  })

  it('SEC-3 ACC-7: sends a body as JSON and the cookie; without a body it has no content type', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{}')))
    vi.stubGlobal('fetch', fetch)
    await call('login', { body: { email: 'a@b.c', password: 'ünï' } })
    await call('getUser', { headers: { 'If-None-Match': '"v1"' } })
    expect(fetch.mock.calls).toEqual([
      [
        '/api/login',
        {
          method: 'POST',
          cache: 'no-store',
          credentials: 'same-origin',
          redirect: 'manual',
          headers: { 'Content-Type': 'application/json' },
          body: '{"email":"a@b.c","password":"ünï"}',
          signal: expect.any(AbortSignal) as AbortSignal,
        },
      ],
      [
        '/api/user',
        {
          method: 'GET',
          cache: 'no-store',
          credentials: 'same-origin',
          redirect: 'manual',
          headers: { 'If-None-Match': '"v1"' },
          signal: expect.any(AbortSignal) as AbortSignal,
        },
      ],
    ])
  })
})

describe('a response', () => {
  it('SEC-5: that is a refusal has its status, code, message and fields, and the whole body', async () => {
    const fields = { title: 'Title must be at most 100 characters' }
    api.current.on(CARDS, refuses(400, 'The card is not valid.', 'invalid', fields))
    const error = await failureOf(listCards())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 400, code: 'invalid', message: 'The card is not valid.', fields })
    expect((error as ApiError).body).toEqual({ message: 'The card is not valid.', code: 'invalid', fields })
  })

  it.each([
    ["a portal's page instead of JSON", '<html>Accept our terms</html>'],
    ['an empty body that must not be empty', ''],
    ['null instead of an object', 'null'],
    ['truncated JSON', '[{"cardId":"abc'],
  ])('ACC-12: that is %s is not from this server, whatever its status', async (_what, text) => {
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
  it.each(FOREIGN)('NET-1: %s is no refusal of ours, with any status', async (_what, text, statuses) => {
    for (const status of statuses) {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })))
      expect([status, await failureOf(listCards())]).toEqual([status, expect.any(NetworkError)])
    }
  })

  it('LIV-11 LIV-15: that never comes is a NetworkError after 15 s', async () => {
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

  it('ACC-12: without a network is a NetworkError that keeps its cause', async () => {
    api.current.on(CARDS, noNetwork)
    const error = await failureOf(listCards())
    expect(error).toBeInstanceOf(NetworkError)
    expect((error as Error).cause).toBeInstanceOf(TypeError)
  })

  it.each([
    ['aborted by the caller', new DOMException('Left the screen', 'AbortError')],
    ['aborted by a time limit', new DOMException('Too late', 'TimeoutError')],
  ])('CARD-16: a call that was %s ends as aborted, not as a network error', async (_what, reason) => {
    api.current.on(CARDS, answers(200, []))
    api.current.hold(CARDS)
    const ended = new AbortController()
    const failure = failureOf(listCards(ended.signal))
    ended.abort(reason)
    expect(await failure).toBe(reason)
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
})
