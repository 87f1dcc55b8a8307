import { afterEach, expect, it, vi } from 'vitest'
import type { MarkOutcome } from '#client/features/play/board.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage')
})

it.each([
  ['asks the browser to keep the marks', 1],
  ['asks nothing in Firefox, which would ask the player', 0],
])('UI-28: the first tap %s', async (_what, times) => {
  vi.resetModules()
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true })
  if (times === 0) vi.stubGlobal('mozInnerScreenX', 0)
  const { reactToTap } = await import('#client/features/play/tap-reaction.ts')
  const outcome = { lines: [], newLines: [], board: { lastTap: {} } } as unknown as MarkOutcome
  reactToTap(true, outcome)
  reactToTap(true, outcome)
  expect(persist).toHaveBeenCalledTimes(times)
})
