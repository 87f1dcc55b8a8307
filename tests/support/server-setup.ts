import { afterAll, afterEach, vi } from 'vitest'
import { takeComplaints } from './contract/watch.ts'
import { endLeftRunning } from './left-running.ts'
import { takeWarnings } from './process-warnings.ts'
import { closeListeners } from './sockets.ts'

// API-11: every response in any test matches the contract.
afterEach(() => {
  const complaints = takeComplaints()
  if (complaints.length > 0) throw new Error(`API-11: ${[...new Set(complaints)].join('\n')}`)
})

// A warning by Node fails the test in which it occurs, like an error in a browser's console.
afterEach(() => {
  const warnings = takeWarnings()
  if (warnings.length > 0) throw new Error(`Node warned: ${warnings.join('\n')}`)
})

// No test inherits the clock, spies or sockets of the previous one.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closeListeners()
})
afterAll(endLeftRunning)
