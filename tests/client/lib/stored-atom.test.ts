import { createStore } from 'jotai'
import { RESET } from 'jotai/utils'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { removeStored } from '#client/lib/storage/storage.ts'
import { storedAtom } from '#client/lib/storage/stored-atom.ts'

const KEY = 'device'
const SCHEMA = v.object({ sound: v.boolean(), awake: v.boolean() })
const FALLBACK = { sound: false, awake: true }
const LOUD = { sound: true, awake: true }

afterEach(() => {
  vi.unstubAllGlobals()
  // A key that could not be removed counts as absent in this page's memory, whatever a later test stores under it, and
  // `storedKeys` does not name it to the setup file. It can be removed now.
  removeStored(KEY)
})

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
function otherTabStores(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
/** A component that uses the atom. */
function openAtom() {
  const atom = storedAtom(KEY, SCHEMA, FALLBACK)
  const store = createStore()
  const close = store.sub(atom, () => undefined)
  const change = (value: Parameters<typeof atom.write>[2]) => store.set(atom, value)
  return { value: () => store.get(atom), change, close }
}

describe('an atom in local storage', () => {
  it('PLAY-8: starts with the fallback, stores each change, and starts with the stored value', () => {
    const first = openAtom()
    expect(first.value()).toEqual(FALLBACK)
    expect(stored()).toBeNull()
    first.change((before) => ({ ...before, sound: true }))
    expect(first.value()).toEqual(LOUD)
    expect(stored()).toEqual(LOUD)
    expect(openAtom().value()).toEqual(LOUD)
  })

  it('PLAY-8: follows other tabs while it is used', () => {
    const { value, close } = openAtom()
    otherTabStores(JSON.stringify(LOUD))
    expect(value()).toEqual(LOUD)
    otherTabStores(null)
    expect(value()).toEqual(FALLBACK)
    close()
    otherTabStores(JSON.stringify(LOUD))
    expect(openAtom().value()).toEqual(LOUD)
  })

  it.each(['{"sound":', '{"sound":"loud","awake":true}', '{"sound":true}', 'null'])(
    'PLAY-7: drops %s, which is damaged, and nothing else',
    (damaged) => {
      localStorage.setItem('other', '1')
      localStorage.setItem(KEY, damaged)
      expect(openAtom().value()).toEqual(FALLBACK)
      expect(localStorage.getItem(KEY)).toBeNull()
      expect(localStorage.getItem('other')).toBe('1')
    },
  )

  it('PLAY-7: keeps its value in the tab if the browser refuses to store it', () => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
    const { value, change } = openAtom()
    change(LOUD)
    expect(value()).toEqual(LOUD)
    expect(openAtom().value()).toEqual(LOUD)
    change(RESET)
    expect(openAtom().value()).toEqual(FALLBACK)
  })
})
