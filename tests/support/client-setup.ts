// Imported first, because React captures the timers when it is imported.
import { forgetChunks } from './slow-steps.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '#client/lib/query-client.ts'
import { removeStored, storedKeys } from '#client/lib/storage/storage.ts'
import { discardAllEdits } from '#client/sync/change/card-clients.ts'
import { bursts } from './fake-confetti.ts'
import { socket } from './fake-socket.ts'
import { resetStore } from './resettable-store.ts'
import './library-costs.ts'
import './set-range-text.ts'
import './whole-renders.ts'

// The files of this project share one page per worker: modules are evaluated once and the document is never replaced.
// Loading React, the router and the features again for each file took half of the CPU time. State that a reload would reset
// is reset here before and after every test; `freshModule` reloads a module that keeps state for a page's lifetime.
vi.mock('#client/lib/store.ts', () => import('./resettable-store.ts'))
vi.mock('socket.io-client', () => ({ io: () => socket }))
vi.mock('canvas-confetti', async () => ({ default: (await import('./fake-confetti.ts')).confetti }))

// Only failures wait this long. A busy machine takes seconds to load a chunk, or to find a role among a hundred cards.
// Announcements follow visible text 150 ms later with the same words, so queries ignore the live region.
configure({ asyncUtilTimeout: 30_000, defaultIgnore: 'script, style, [data-announcements]' })

// Vitest records the page's timers at the first use of fake timers. Done here, before a test stubs requestIdleCallback,
// so that it is never one of them, whatever the order of the tests.
vi.useRealTimers()

beforeEach(() => {
  // Includes values that the app keeps only in memory, after a test that refused storage.
  for (const key of storedKeys('')) removeStored(key)
  localStorage.clear()
  sessionStorage.clear()
  socket.reset()
  forgetChunks()
  resetStore()
  queryClient.clear()
  bursts.length = 0
  // Component tests have no server. Tests that need responses stub `fetch` themselves.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  // An error in the console is a bug that users' consoles would show too.
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  // A client with unacknowledged edits would otherwise be reused by the next test, with the wrong store.
  discardAllEdits()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.title = ''
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls)
  // Restored first, or the next tests would fail because of this one's console errors.
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
