import { vi } from 'vitest'

/** A browser that is idle at once: what comes then is there before anything is pressed. */
export function idleAtOnce(): void {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    task()
    return 0
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
}
