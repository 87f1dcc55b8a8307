import { expect, it, vi } from 'vitest'
import { claimTab, TAB_ID } from '#client/sync/change/open-tabs.ts'

const hasBeat = () => localStorage.getItem(`tab:${TAB_ID}`) !== null

it('LIV-12: without Web Locks a tab sends heartbeats until the storage is cleared, and again once it has new edits', () => {
  vi.useFakeTimers()
  claimTab()
  vi.advanceTimersByTime(16_000)
  expect(hasBeat()).toBe(true)
  localStorage.clear()
  vi.advanceTimersByTime(31_000)
  expect(hasBeat()).toBe(false)
  claimTab()
  expect(hasBeat()).toBe(true)
})
