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

it('LIV-12: a page that the browser keeps for Back does not count as open until it is back', async () => {
  vi.resetModules()
  let held = 0
  const request = async (_name: string, whileHeld: () => Promise<unknown>) => {
    held += 1
    await whileHeld()
    held -= 1
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  const fire = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
  const tabs = await import('#client/sync/change/open-tabs.ts')
  tabs.claimTab()
  tabs.claimTab()
  expect(held).toBe(1)
  fire('pagehide')
  await vi.waitFor(() => expect(held).toBe(0))
  fire('pageshow')
  expect(held).toBe(1)
  fire('pagehide')
  await vi.waitFor(() => expect(held).toBe(0))
})
