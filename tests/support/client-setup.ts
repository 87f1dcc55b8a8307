// First: React takes its timers when it is imported.
import { forgetChunks } from './slow-steps.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '#client/lib/query-client.ts'
import { removeStored, storedKeys } from '#client/lib/storage/storage.ts'
import { abandonAllEdits } from '#client/sync/change/card-clients.ts'
import { bursts } from './fake-confetti.ts'
import { socket } from './fake-socket.ts'
import { resetStore } from './resettable-store.ts'
import './library-costs.ts'
import './set-range-text.ts'
import './whole-renders.ts'

// The files of this project share one page per worker: modules are evaluated once and the document is never replaced.
// Loading React, the router and the features again for each file took half of the CPU time. What a reload would reset is
// reset here before and after every test; a module that remembers for a page's life comes anew by `freshModule`.
vi.mock('#client/lib/store.ts', () => import('./resettable-store.ts'))
vi.mock('socket.io-client', () => ({ io: () => socket }))
vi.mock('canvas-confetti', async () => ({ default: (await import('./fake-confetti.ts')).confetti }))

// Only a failure waits that long. A busy machine takes seconds to load a chunk, and to look for a role among a hundred cards.
// What screen readers hear comes 150 ms after what is seen, in the same words: a test of the screen looks past it.
configure({ asyncUtilTimeout: 30_000, defaultIgnore: 'script, style, [data-announcements]' })

// Vitest notes at its first use of fake timers which timers the page has. Noted here, before a test stubs
// requestIdleCallback, so that it never counts as one of them, whatever the order of the tests.
vi.useRealTimers()

beforeEach(() => {
  // Also what the app only holds in memory, after a test that refused to store.
  for (const key of storedKeys('')) removeStored(key)
  localStorage.clear()
  sessionStorage.clear()
  socket.reset()
  forgetChunks()
  resetStore()
  queryClient.clear()
  bursts.length = 0
  // A component test has no server; one that needs answers stubs `fetch` itself.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  // An error in the console is a defect that users' consoles would show too.
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  // A client with edits that no answer came to would be the next test's, and hear nothing of its store.
  abandonAllEdits()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.title = ''
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls)
  // First, or the next tests fail for this one's complaints.
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
