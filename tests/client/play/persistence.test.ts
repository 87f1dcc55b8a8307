import { expect, it, vi } from 'vitest'
import type { MarkOutcome } from '#client/features/play/board.ts'
import type * as Reaction from '#client/features/play/tap-reaction.ts'
import { browserHas } from '#tests/support/browser-has.ts'
import { freshModule } from '#tests/support/fresh-module.ts'

it.each([
  ['asks the browser to keep the marks', 1],
  ['asks nothing in Firefox, which would ask the player', 0],
])('UI-28: the first tap %s', async (_what, times) => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  browserHas(navigator, { storage: { persist } })
  if (times === 0) vi.stubGlobal('mozInnerScreenX', 0)
  const { reactToTap } = await freshModule<typeof Reaction>('#client/features/play/tap-reaction.ts')
  const outcome = { lines: [], newLines: [], board: { lastTap: {} } } as unknown as MarkOutcome
  reactToTap(true, outcome)
  reactToTap(true, outcome)
  expect(persist).toHaveBeenCalledTimes(times)
})
