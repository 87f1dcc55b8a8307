import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, call, type NetworkError } from '#client/lib/api-client.ts'
import { followNetwork } from '#client/lib/way-round.ts'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'

type Met = Response | 'cut'
/** The network's response to a request, by its method; undefined lets the request through to the server. */
let meet: (method: string) => Met | undefined
let sent: string[] = []
let stop: () => void

const page = (status: number) => new Response('<html>Blocked</html>', { status })
/** Returns the response of a proxy that redirects to its log-in page. */
const redirect = () =>
  ({ type: 'opaqueredirect', status: 0, ok: false, text: () => Promise.resolve('') }) as Response

beforeEach(async () => {
  meet = () => undefined
  stop = followNetwork()
  vi.stubGlobal('fetch', (path: string, { method = '', headers }: RequestInit) => {
    const named = new Headers(headers).get('X-HTTP-Method-Override')
    sent.push(named ? `${method} for ${named}` : `${method} ${path}`)
    const met = meet(method)
    if (met === 'cut') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(met ?? new Response('{}', { status: 200 }))
  })
  // A success ends the previous test's series of failures.
  await make()
  sent = []
})
afterEach(() => stop())

const save = () => call('updateCard', { params: { cardId: 'a' }, body: { title: 'Mine' } })
const make = () => call('useCategory', { params: { id: 'a' }, body: { gridSize: 3 } })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('was expected to fail'),
    (error: unknown) => error as NetworkError,
  )

it.each<[string, () => Met]>([
  ['403', () => page(403)],
  ['405', () => page(405)],
  ['501', () => page(501)],
  ['a redirect', redirect],
  ['no answer', () => 'cut'],
])(
  'NET-3: a change is sent as POST where PATCH meets %s, and from then on immediately',
  async (_what, met) => {
    meet = (method) => (method === 'PATCH' ? met() : undefined)
    await save()
    await save()
    expect(sent).toEqual(['PATCH /api/cards/a', 'GET /api/user', 'POST for PATCH', 'POST for PATCH'])
  },
)

it("NET-3: our server's refusal of a POST is reported as it is", async () => {
  const conflict = { message: 'Changed.', code: 'conflict' }
  meet = (method) =>
    method === 'PATCH' ? page(403) : method === 'POST' ? Response.json(conflict, { status: 409 }) : undefined
  const failure: unknown = await failureOf(save())
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 409, code: 'conflict' })
})

it.each([403, 405, 415, 501])('NET-4: a network that answers %i to all but GET is named', async (status) => {
  meet = (method) => (method === 'GET' ? undefined : page(status))
  for (const change of [save, make])
    expect(await failureOf(change())).toMatchObject({
      trouble: 'read-only',
      message:
        "The network doesn't let your change through. Try other words or another network, such as mobile data.",
    })
})

it('NET-4: a network that drops everything but GET is named after the third call in a row, unless one passes', async () => {
  meet = (method) => (method === 'GET' ? undefined : 'cut')
  expect((await failureOf(save())).trouble).toBe('away')
  expect((await failureOf(make())).trouble).toBe('away')
  meet = () => undefined
  await make()
  meet = (method) => (method === 'GET' ? undefined : 'cut')
  expect((await failureOf(save())).trouble).toBe('away')
  expect((await failureOf(save())).trouble).toBe('away')
  expect((await failureOf(save())).trouble).toBe('read-only')
})

it.each([408, 425, 429, 502, 503, 504])(
  'NET-1: a proxy that answers %i once counts as a temporary failure',
  async (status) => {
    meet = (method) => (method === 'GET' ? undefined : page(status))
    expect((await failureOf(make())).trouble).toBe('away')
  },
)

it('NET-2: a screen that only reads offers the reload, once', async () => {
  meet = redirect
  await failureOf(call('listMyCards', {}))
  expect(store.get(toastAtom)).toMatchObject({ action: { label: 'Reload' } })
  store.set(toastAtom, null)
  await failureOf(call('listMyCards', {}))
  expect(store.get(toastAtom)).toBeNull()
})

it.each<[string, () => Met]>([
  ['a redirect', redirect],
  ['401', () => new Response('{}', { status: 401 })],
  ['403', () => page(403)],
  ['511', () => page(511)],
])(
  'NET-2: a proxy that answers %s to every call requires a log-in, which a reload starts',
  async (_what, met) => {
    meet = met
    const words = 'Your network or company wants you to log in again. Reload the page; your changes are kept.'
    for (const request of [save, make, () => call('listMyCards', {})])
      expect(await failureOf(request())).toMatchObject({ trouble: 'log-in', message: words })
  },
)

it('LIV-15: without a network nothing is named, and nothing more is sent', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  meet = () => 'cut'
  expect((await failureOf(save())).trouble).toBe('away')
  expect(sent).toEqual(['PATCH /api/cards/a'])
})
