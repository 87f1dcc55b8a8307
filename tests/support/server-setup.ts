import { afterAll, afterEach, vi } from 'vitest'
import { takeComplaints } from './contract/watch.ts'
import { endLeftRunning } from './left-running.ts'
import { takeWarnings } from './process-warnings.ts'
import { closeListeners } from './sockets.ts'

// API-11: whatever a test asks a server, the answer is as the contract says.
afterEach(() => {
  const complaints = takeComplaints()
  if (complaints.length > 0) throw new Error(`API-11: ${[...new Set(complaints)].join('\n')}`)
})

// As an error in a browser's console does: a warning of Node fails the test that it comes in.
afterEach(() => {
  const warnings = takeWarnings()
  if (warnings.length > 0) throw new Error(`Node warned: ${warnings.join('\n')}`)
})

// No test has the clock, the spies or the sockets of the one before it.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closeListeners()
})
afterAll(endLeftRunning)
