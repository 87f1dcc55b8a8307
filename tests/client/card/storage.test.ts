import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { followStorage } from '#client/app/follow-storage.ts'
import type * as Storage from '#client/lib/storage/storage.ts'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { freshModule } from '#tests/support/fresh-module.ts'

/** Loads a fresh copy of the module, as a page load does: nothing is cached or reported yet. */
async function freshPage() {
  const storage = await freshModule<typeof Storage>('#client/lib/storage/storage.ts')
  const toasts: unknown[] = []
  store.sub(toastAtom, () => toasts.push(store.get(toastAtom)))
  return { ...storage, toasts, isNotStored: () => store.get(storage.isNotStoredAtom) }
}
const TEXT = v.string()

/** Makes these methods of `localStorage` throw; the others work. */
function refuse(...methods: ('setItem' | 'getItem' | 'removeItem')[]) {
  const working = localStorage
  const throws = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => working.getItem(key),
    setItem: (key: string, value: string) => working.setItem(key, value),
    removeItem: (key: string) => working.removeItem(key),
    ...Object.fromEntries(methods.map((method) => [method, throws])),
  })
}

describe('storage in the browser', () => {
  it('PLAY-1: has a value again on the next page', async () => {
    const first = await freshPage()
    expect(first.writeStored('key', 'kept')).toBe(true)
    const second = await freshPage()
    expect(second.readStored('key', TEXT)).toBe('kept')
    expect(second.readStored('nothing', TEXT)).toBeUndefined()
    expect(second.toasts).toEqual([])
  })

  it('PLAY-7: is replaced by memory while it is full, which is reported, and then gets everything from memory', async () => {
    const page = await freshPage()
    page.writeStored('key', 'before')
    refuse('setItem')
    expect(page.writeStored('key', 'after')).toBe(false)
    expect(page.writeStored('other', 'too')).toBe(false)
    expect(page.readStored('key', TEXT)).toBe('after')
    expect(page.isNotStored()).toBe(true)
    expect(page.keysInMemory()).toEqual(['key', 'other'])
    expect(page.toasts).toEqual([])
    vi.unstubAllGlobals()
    expect(page.writeStored('third', 'space again')).toBe(true)
    expect(page.isNotStored()).toBe(false)
    expect(page.keysInMemory()).toEqual([])
    const next = await freshPage()
    expect(['key', 'other', 'third'].map((key) => next.readStored(key, TEXT))).toEqual([
      'after',
      'too',
      'space again',
    ])
  })

  it('PLAY-7: acts as empty storage that keeps nothing if the browser refuses everything', async () => {
    refuse('getItem', 'setItem', 'removeItem')
    const page = await freshPage()
    expect(page.readStored('key', TEXT)).toBeUndefined()
    page.writeStored('key', 'in memory')
    expect(page.readStored('key', TEXT)).toBe('in memory')
    page.removeStored('key')
    expect(page.readStored('key', TEXT)).toBeUndefined()
    expect(page.isNotStored()).toBe(true)
    expect(page.keysInMemory()).toEqual([])
  })

  it.each([
    ['not JSON', '{"a":'],
    ['another shape', '{"a":1}'],
    ['nothing', 'null'],
  ])('PLAY-7: drops %s under a key and reports it once, and keeps other keys', async (_name, damaged) => {
    localStorage.setItem('broken', damaged)
    localStorage.setItem('broken too', damaged)
    localStorage.setItem('whole', '"still here"')
    const page = await freshPage()
    expect(page.readStored('broken', TEXT)).toBeUndefined()
    expect(page.readStored('broken too', TEXT)).toBeUndefined()
    expect(page.readStored('whole', TEXT)).toBe('still here')
    expect(localStorage.getItem('broken')).toBeNull()
    expect(page.toasts).toEqual([])
    await Promise.resolve()
    expect(page.toasts).toHaveLength(1)
  })

  it('PLAY-8: notifies listeners of a change by another tab, even when everything is cleared, until they unsubscribe', async () => {
    const page = await freshPage()
    let heard = 0
    const stop = page.onStoredChange('key', () => heard++)
    window.dispatchEvent(new StorageEvent('storage', { key: 'key' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toBe(2)
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'key' }))
    expect(heard).toBe(2)
  })

  it('PLAY-8: tells a page that returns from the back/forward cache what other tabs have changed', async () => {
    const page = await freshPage()
    followStorage()
    let heard = false
    const stop = page.onStoredChange('marks', () => (heard = true))
    const fire = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
    const away = (change: () => void) => {
      heard = false
      fire('pagehide')
      change()
      fire('pageshow')
      return heard
    }
    const setFrom = (value: string) => () => localStorage.setItem('marks', value)
    expect(away(() => localStorage.setItem('another', '1'))).toBe(false)
    expect(away(setFrom('"new"'))).toBe(true)
    expect(away(setFrom('"new"'))).toBe(false)
    expect(away(() => localStorage.removeItem('marks'))).toBe(true)
    stop()
    expect(away(setFrom('"later"'))).toBe(false)
  })
})
