import { atom } from 'jotai'
import * as v from 'valibot'
import { sync } from '#messages/sync.ts'
import { newCardId, newOriginSecret } from '#shared/ids.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { store } from '../../lib/store.ts'
import { applyCard, shownCardAtom, type CardUse } from '../card-store.ts'
import { STORAGE_KEYS, TEMPORARY_CARD_PREFIX } from '../storage-keys.ts'
import { emptyContent } from '../stored-card.ts'
import { temporaryIds } from './temporary-ids.ts'
import { newUnsaved, type UnsavedCard } from './unsaved-card.ts'
import { onUnsavedChange, readUnsaved, removeUnsaved, savedIdOf, writeUnsaved } from './unsaved-storage.ts'

/** An unsaved card of this browser, with an id of its own, in the form that screens can show and play. */
export interface TemporaryCard extends Card {
  /** The id that the card gets in an account. */
  saveAs: string
}

function shownAs(temporaryId: string, unsaved: UnsavedCard): TemporaryCard {
  const { base: _base, posted: _posted, secret: _secret, ...card } = unsaved
  return { ...card, cardId: temporaryId, saveAs: card.cardId }
}

export function readTemporary(temporaryId: string): TemporaryCard | undefined {
  const unsaved = readUnsaved(temporaryId)
  return unsaved && shownAs(temporaryId, unsaved)
}

/** Returns the card shown for an id that this browser does not have. */
export const blankTemporary = (): UnsavedCard => newUnsaved({ ...emptyContent(), title: sync.temporary })

export const shownTemporary = (temporaryId: string): Card =>
  readTemporary(temporaryId) ?? shownAs(temporaryId, blankTemporary())

/** @param saveAs the id that the card gets in an account */
export function writeTemporary(temporaryId: string, content: CardContent, saveAs = newCardId()): void {
  writeUnsaved(temporaryId, { ...newUnsaved(content), cardId: saveAs })
}

/** Returns a card with the secret of its link, which the first link creates; undefined if there is no such card. */
export function linkedTemporary(temporaryId: string): { card: UnsavedCard; secret: string } | undefined {
  const card = readUnsaved(temporaryId)
  if (!card) return undefined
  const { secret = newOriginSecret() } = card
  if (!card.secret) writeUnsaved(temporaryId, { ...card, secret })
  return { card, secret }
}

/** Lists all temporary cards of this browser, newest first. */
export function listTemporary(): TemporaryCard[] {
  return temporaryIds()
    .flatMap((temporaryId) => readTemporary(temporaryId) ?? [])
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/** Finds the temporary card that has this id in its link, and gets it in an account. */
export const findTemporary = (cardId: string): TemporaryCard | undefined =>
  listTemporary().find(({ saveAs }) => saveAs === cardId)

/** Calls `listener` when another tab changes any temporary card. Returns an unsubscribe function. */
export function onTemporariesChange(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === null || key.startsWith(TEMPORARY_CARD_PREFIX)) listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Counts the temporary cards that this tab has saved or deleted: lists of them reload when the count changes. */
export const temporaryCardsChangedAtom = atom(0)

/** Call it when this tab has saved or deleted a temporary card. */
export function noteTemporaryChange(): void {
  store.set(temporaryCardsChangedAtom, (count) => count + 1)
}

/** Deletes a temporary card with its marks and notes, which exist in no other browser. */
export function deleteTemporary(temporaryId: string): void {
  removeStored(STORAGE_KEYS.marks(temporaryId))
  removeStored(STORAGE_KEYS.notes(temporaryId))
  removeUnsaved(temporaryId)
  noteTemporaryChange()
}

/** Navigates to the saved card if the temporary one was saved to an account. @returns whether it does */
function leadToSaved(temporaryId: string): boolean {
  const savedId = readTemporary(temporaryId) ? undefined : savedIdOf(temporaryId)
  if (savedId !== undefined) location.replace(location.href.replace(temporaryId, savedId))
  return savedId !== undefined
}

/**
 * Shows a temporary card and follows its changes, which only other tabs of this browser can make. Once the card was saved
 * to an account, its URL leads to the saved card.
 * @returns stops following
 */
export function follow(temporaryId: string, as: CardUse): () => void {
  if (leadToSaved(temporaryId)) return () => undefined
  store.set(shownCardAtom, { cardId: temporaryId, status: 'ready', card: shownTemporary(temporaryId) })
  return onUnsavedChange(temporaryId, () => {
    // The editor navigates itself, after committing the text being typed.
    if (as === 'edit' || !leadToSaved(temporaryId)) applyCard(shownTemporary(temporaryId))
  })
}

const objectOrList = v.union([v.looseObject({}), v.array(v.looseObject({}))])

/** A browser's data about a card, with how each entry changes when the temporary card gets another id. */
const MOVES = {
  // The saved card's versions begin at 1 again, and marks of an older version are carried over (LIV-13).
  marks: (marks: object) => ({ ...marks, version: 0 }),
  cleared: (marks: object) => ({ ...marks, version: 0 }),
  notes: (notes: object) => notes,
  shuffle: (choice: object) => choice,
  // The squares of a sheet depend on the id under which it was printed.
  printed: (sheets: object, cardId: string) => (sheets as object[]).map((sheet) => ({ cardId, ...sheet })),
  calls: (calls: object) => calls,
  markedCalls: (calls: object) => calls,
}

/** Moves the player's marks, notes, shuffle, printed sheets and the device's calls to the saved card. */
export function moveToSaved(temporaryId: string, cardId: string): void {
  for (const [name, change] of Object.entries(MOVES)) {
    const keyOf = STORAGE_KEYS[name as keyof typeof MOVES]
    const value = readStored(keyOf(temporaryId), objectOrList)
    if (value && !readStored(keyOf(cardId), objectOrList))
      writeStored(keyOf(cardId), change(value, temporaryId))
    removeStored(keyOf(temporaryId))
  }
}
