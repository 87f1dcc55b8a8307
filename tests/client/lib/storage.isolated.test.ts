import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as storage from '#client/lib/storage/storage.ts'
import { STORAGE_KEYS } from '#client/sync/storage-keys.ts'

let page: typeof storage

/** Each test gets a fresh module, as a page does: nothing remembered, nothing reported. */
beforeEach(async () => {
  vi.resetModules()
  page = await import('#client/lib/storage/storage.ts')
})

const TEXT = v.string()

/** A browser that no longer lets anything be written or removed, but can still be read. */
function becomeFull(): void {
  const kept = { ...localStorage }
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const full = { getItem: (key: string) => kept[key] ?? null, setItem: refuse, removeItem: refuse }
  for (const name of Object.keys(full)) Object.defineProperty(full, name, { enumerable: false })
  vi.stubGlobal('localStorage', Object.assign(full, kept))
}

describe('the local storage keys', () => {
  it.each([
    ["EDIT-9: the editor's card", () => STORAGE_KEYS.editorCard, 'BingoBoard'],
    ['PLAY-1: the marks of the card touched last', () => STORAGE_KEYS.markedCells, 'markedCells'],
    ['PLAY-1: the marks of a card', () => STORAGE_KEYS.marks('card000001'), 'marks:card000001'],
    ['GUEST-1: a temporary card', () => STORAGE_KEYS.temporaryCard('temp-1-abc'), 'temp-card-temp-1-abc'],
    ['LIV-12: unsent edits', () => STORAGE_KEYS.unsent('mo', 'card000001'), 'steps:mo:card000001'],
    [
      'LIV-12: those of older versions',
      () => STORAGE_KEYS.oldEdits('mo', 'card000001'),
      'draft:mo:card000001',
    ],
  ])('%s', (_what, key, expected) => {
    expect(key()).toBe(expected)
  })
})

describe('listing stored keys', () => {
  it('LIV-12 GUEST-3: returns those with a prefix', () => {
    for (const key of ['draft:mo:a', 'draft:mo:b', 'draft:moritz:c', 'marks:a']) page.writeStored(key, 1)
    expect(page.storedKeys('draft:mo:').sort()).toEqual(['draft:mo:a', 'draft:mo:b'])
    expect(page.storedKeys('nothing')).toEqual([])
  })

  it('PLAY-7: includes what only this tab could keep, each once, and excludes what it could not remove', () => {
    for (const key of ['draft:mo:a', 'draft:mo:b', 'draft:mo:c']) page.writeStored(key, 'stored')
    becomeFull()
    page.writeStored('draft:mo:a', 'newer')
    page.writeStored('draft:mo:new', 'kept in the tab')
    page.removeStored('draft:mo:b')
    expect(page.storedKeys('draft:mo:').sort()).toEqual(['draft:mo:a', 'draft:mo:c', 'draft:mo:new'])
    expect(page.readStored('draft:mo:a', TEXT)).toBe('newer')
    expect(page.readStored('draft:mo:b', TEXT)).toBeUndefined()
  })
})
