import { vi } from 'vitest'

/** Makes the browser idle at all times, so that anything that waits for this happens before the first press. */
export function idleAtOnce(): void {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    task()
    return 0
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
}
