import { afterEach } from 'vitest'
import { takeComplaints } from './contract/watch.ts'

// API-11: whatever a test asks a server, the answer is as the contract says.
afterEach(() => {
  const complaints = takeComplaints()
  if (complaints.length > 0) throw new Error(`API-11: ${[...new Set(complaints)].join('\n')}`)
})
