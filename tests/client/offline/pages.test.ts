import { matchPrecache } from 'workbox-precaching'
import { beforeEach, expect, it, vi } from 'vitest'
import { APP_SHELL } from '#shared/screens.ts'
import { answerPage, type PageEvent } from '#client/service-worker/pages.ts'

vi.mock('workbox-precaching', () => ({ matchPrecache: vi.fn() }))

/** The pages, which differ in their text. */
const shell = () => new Response('the shell')
const drawn = (status = 200) => new Response('drawn by the server', { status })
const never = () => new Promise<Response>(() => undefined)
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

function event(path: string, preloadResponse: Promise<unknown> = Promise.resolve(undefined)): PageEvent {
  return { request: new Request(`https://bingo.example${path}`), preloadResponse, waitUntil: () => undefined }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(matchPrecache).mockImplementation((path) =>
    Promise.resolve(path === APP_SHELL ? shell() : undefined),
  )
})

async function shown(asked: PageEvent, newLanguage: Promise<unknown> = Promise.resolve()): Promise<string> {
  const answer = answerPage(asked, newLanguage)
  const text = answer.then((page) => page.text())
  // Prevents an unhandled rejection; the tests themselves await the returned promise.
  text.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(3000)
  return text
}

it.each([
  ['that answers', () => Promise.resolve(drawn()), 'drawn by the server'],
  ['that does not have the card', () => Promise.resolve(drawn(404)), 'drawn by the server'],
  ['that is down behind a proxy', () => Promise.resolve(drawn(502)), 'the shell'],
  ['behind a network that wants a log-in', () => Promise.resolve(drawn(511)), 'drawn by the server'],
  ['that cannot be reached', offline, 'the shell'],
  ['that does not answer for 3 s', never, 'the shell'],
])('OFF-1 NET-2: a page from a server %s', async (_, network, expected) => {
  vi.stubGlobal('fetch', vi.fn(network))
  expect(await shown(event('/play/abcdefghij'))).toBe(expected)
})

it('LANG-3 OFF-1: on a slow connection a chosen language is not answered with the old shell', async () => {
  let kept = 'the shell in English'
  vi.mocked(matchPrecache).mockImplementation(() => Promise.resolve(new Response(kept)))
  vi.stubGlobal('fetch', vi.fn(never))
  const isInGerman = new Promise<void>((resolve) => {
    setTimeout(() => {
      kept = 'the shell in German'
      resolve()
    }, 5000)
  })
  const text = shown(event('/play/abcdefghij'), isInGerman)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await text).toBe('the shell in German')
  const without = shown(event('/play/abcdefghij'), never())
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await without).toBe('the shell in German')
})

it('OFF-1: a page that the browser has already requested is not requested again', async () => {
  const fetch = vi.fn(offline)
  vi.stubGlobal('fetch', fetch)
  expect(await shown(event('/play/abcdefghij', Promise.resolve(drawn())))).toBe('drawn by the server')
  expect(fetch).not.toHaveBeenCalled()
})

it.each([
  ['is rejected', offline],
  ['resolves with an error, as in Firefox', () => Promise.resolve(Response.error())],
  ['has nothing', () => Promise.resolve(undefined)],
])(
  'OFF-1 OFF-4: without a server, a page whose preload %s is the shell, and a request that is not for a screen fails',
  async (_, preload) => {
    vi.stubGlobal('fetch', vi.fn(offline))
    expect(await shown(event('/play/abcdefghij', preload()))).toBe('the shell')
    await expect(shown(event('/api/auth/google', preload()))).rejects.toThrow('Failed to fetch')
  },
)

it('OFF-1: a card in a frame is the server’s page, or without a server says that it is offline', async () => {
  vi.stubGlobal('fetch', vi.fn(offline))
  expect(await shown(event('/embed/abcdefghij', offline()))).toContain("You're offline")
  expect(await shown(event('/embed/abcdefghij', Promise.resolve(drawn(502))))).toBe('drawn by the server')
})
