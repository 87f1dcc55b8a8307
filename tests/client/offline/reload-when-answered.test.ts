import { beforeEach, expect, it, vi } from 'vitest'
import { reloadWhenAnswered } from '#client/lib/page/reload-when-answered.ts'

const reload = vi.fn()
const answer = vi.fn<() => Promise<Response>>()

/** Sets how the browser navigated to the page. */
const comesBy = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as PerformanceNavigationTiming[])

beforeEach(() => {
  for (const mock of [reload, answer]) mock.mockReset()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

it('PLAY-11: a page whose script is missing retries until the server responds, and then reloads once', async () => {
  comesBy('navigate')
  answer
    .mockRejectedValueOnce(new TypeError('refused'))
    .mockResolvedValueOnce(new Response('', { status: 502 }))
    .mockResolvedValue(new Response())
  const kept = new Map([[3, true]])
  reloadWhenAnswered('/assets/index.js', kept)
  await vi.advanceTimersByTimeAsync(8900)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answer).toHaveBeenCalledTimes(3)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual(kept)
})

it('PLAY-11: a page that has been reloaded stays readable, because an extension may block its script', async () => {
  comesBy('reload')
  answer.mockResolvedValue(new Response())
  reloadWhenAnswered('/assets/index.js', undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
})
