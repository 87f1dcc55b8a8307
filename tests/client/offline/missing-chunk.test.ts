import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followMissingChunks } from '#client/lib/lazy/missing-chunk.ts'
import { followTyping } from '#client/lib/page/typed-text.ts'

const reload = vi.fn()
const offer = vi.fn()
/** Whether another tab has activated a new version. */
const isReplaced = vi.fn<() => Promise<boolean>>()
/** The server's response for the entry script of the page's build. */
const answer = vi.fn<(address: string) => Promise<Response>>()
const gone = () => new Response(null, { status: 404 })
let stops: (() => void)[] = []

beforeEach(() => {
  for (const mock of [reload, offer, answer, isReplaced]) mock.mockReset()
  isReplaced.mockResolvedValue(false)
  answer.mockResolvedValue(gone())
  vi.stubGlobal('fetch', answer)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  stops = [followTyping()]
})
afterEach(() => {
  for (const stop of stops) stop()
})

/** Simulates a page of this build that fails to load a chunk, and waits until it has handled the error. */
async function missingIn(build: string): Promise<void> {
  const stop = followMissingChunks(build, offer, isReplaced)
  window.dispatchEvent(new Event('vite:preloadError'))
  await new Promise((resolve) => setTimeout(resolve))
  stop()
}

function clock(seconds: number): void {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + seconds * 1000)
}

function type(html: string): void {
  document.body.innerHTML = html
  document.querySelector('#field')?.dispatchEvent(new Event('input', { bubbles: true }))
}

it('OFF-7: missing code reloads a page once per build, and at most once a minute while servers of two builds respond in turn', async () => {
  const builds = ['/assets/one.js', '/assets/one.js', '/assets/two.js', '/assets/one.js', '/assets/two.js']
  for (const build of builds) await missingIn(build)
  expect(reload).toHaveBeenCalledTimes(1)
  clock(61)
  await missingIn('/assets/one.js')
  expect(reload).toHaveBeenCalledTimes(1)
  for (const build of builds.slice(2)) await missingIn(build)
  expect(reload).toHaveBeenCalledTimes(2)
  expect(offer).not.toHaveBeenCalled()
})

it.each([
  ['the device is offline', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['the server cannot be reached', () => void answer.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'the server is down behind its proxy',
    () => void answer.mockResolvedValue(new Response('', { status: 502 })),
  ],
])('OFF-7: nothing is reloaded while %s, but afterwards', async (_, isSo) => {
  isSo()
  await missingIn('/assets/one.js')
  expect(reload).not.toHaveBeenCalled()
  expect(offer).not.toHaveBeenCalled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  answer.mockResolvedValue(gone())
  await missingIn('/assets/one.js')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('OFF-7: Reload is offered if the server cannot be reached and another tab has taken a new version, which opens offline', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  isReplaced.mockResolvedValue(true)
  await missingIn('/assets/one.js')
  expect(reload).not.toHaveBeenCalled()
  expect(offer).toHaveBeenCalledTimes(1)
  ;(offer.mock.calls[0]![0] as () => void)()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('OFF-7: it waits before a reload while the server has the page’s build, because the visitor may be leaving', async () => {
  vi.useFakeTimers()
  answer.mockResolvedValue(new Response())
  const stop = followMissingChunks('/assets/one.js', offer, isReplaced)
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(4900)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  stop()
  vi.useRealTimers()
  expect(reload).toHaveBeenCalledTimes(1)
  // The query makes the request bypass caches, which may still have the script.
  expect(answer.mock.calls[0]![0]).toMatch(/^\/assets\/one\.js\?\d+$/)
})

it('OFF-7: a browser without session storage is not reloaded, because the page could not know that it was', async () => {
  const refused = () => {
    throw new DOMException('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused })
  await missingIn('/assets/one.js')
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['a text field', '<input id="field" value="half a sentence">'],
  ['a text area', '<textarea id="field">half a sentence</textarea>'],
  ['a password', '<input id="field" type="password" value="half a password">'],
])('OFF-7: text typed into %s is never lost to a reload: the user is asked', async (_, html) => {
  type(html)
  await missingIn('/assets/one.js')
  expect(reload).not.toHaveBeenCalled()
  expect(offer).toHaveBeenCalledTimes(1)
  ;(offer.mock.calls[0]![0] as () => void)()
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['a field that was emptied again', '<input id="field" value="">'],
  ['a search, which is in the address', '<input id="field" type="search" value="bingo">'],
  ['a checkbox', '<input id="field" type="checkbox" value="on" checked>'],
])('OFF-7: %s has no text that a reload would lose', async (_, html) => {
  type(html)
  await missingIn('/assets/one.js')
  expect(reload).toHaveBeenCalledTimes(1)
})
