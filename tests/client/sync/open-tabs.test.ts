import { expect, it, vi } from 'vitest'
import type * as OpenTabs from '#client/sync/change/open-tabs.ts'
import { freshModule } from '#tests/support/fresh-module.ts'

const newTab = () => freshModule<typeof OpenTabs>('#client/sync/change/open-tabs.ts')

it('LIV-12: without Web Locks a tab sends heartbeats until the storage is cleared, and again once it has new edits', async () => {
  const { claimTab, TAB_ID } = await newTab()
  const hasBeat = () => localStorage.getItem(`tab:${TAB_ID}`) !== null
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
  let held = 0
  const request = async (_name: string, whileHeld: () => Promise<unknown>) => {
    held += 1
    await whileHeld()
    held -= 1
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  const fire = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
  const { claimTab } = await newTab()
  claimTab()
  claimTab()
  expect(held).toBe(1)
  fire('pagehide')
  await vi.waitFor(() => expect(held).toBe(0))
  fire('pageshow')
  expect(held).toBe(1)
  fire('pagehide')
  await vi.waitFor(() => expect(held).toBe(0))
})
