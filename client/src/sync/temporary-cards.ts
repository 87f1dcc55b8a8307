import { atom } from 'jotai'
import * as v from 'valibot'
import { sync } from '#messages/sync.ts'
import { isCardId, newCardId, newOriginSecret } from '#shared/ids.ts'
import { carryCalls } from '#shared/rules/calls.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../lib/storage/storage.ts'
import { store } from '../lib/store.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { cardSchema, contentSchema, emptyContent } from './stored-card.ts'
import { writeWords } from './words-in-memory.ts'

const temporaryCardSchema = v.intersect([
  cardSchema,
  v.object({
    /** Its id in an account, made beforehand so that a repeated save does not make a second card. */
    saveAs: v.string(),
    /** Its content at the first attempt to save it. */
    posted: v.exactOptional(contentSchema),
    /** Once its link was made: shows the server that the saved card is the one that the link's copies wait for. */
    originSecret: v.exactOptional(v.string()),
  }),
])

/** A card without an account, stored in this browser only. Its version rises with every change. */
export type TemporaryCard = v.InferOutput<typeof temporaryCardSchema>

export function readTemporary(temporaryId: string): TemporaryCard | undefined {
  return readStored(STORAGE_KEYS.temporaryCard(temporaryId), temporaryCardSchema)
}

/** An empty card, shown for an id that this browser does not have. */
export function blankTemporary(temporaryId: string): TemporaryCard {
  const now = new Date().toISOString()
  return {
    ...emptyContent(),
    cardId: temporaryId,
    title: sync.temporary,
    createdAt: now,
    updatedAt: now,
    version: 0,
    round: 1,
    called: [],
    saveAs: newCardId(),
  }
}

/** A temporary card as the screens take it; an empty one for an id that this browser does not have. */
export function shownTemporary(temporaryId: string): Card {
  const {
    saveAs: _saveAs,
    posted: _posted,
    originSecret: _originSecret,
    ...card
  } = readTemporary(temporaryId) ?? blankTemporary(temporaryId)
  return card
}

/**
 * @param saveAs the id for saving it to an account later
 * @param posted its content at the first attempt to do so
 */
export function writeTemporary(
  temporaryId: string,
  content: CardContent,
  saveAs: string,
  posted?: CardContent,
): void {
  const before = readTemporary(temporaryId) ?? blankTemporary(temporaryId)
  const after: TemporaryCard = {
    ...before,
    ...content,
    called: [...carryCalls(before.called, before, content)],
    saveAs,
    ...(posted && { posted }),
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  }
  writeWords(STORAGE_KEYS.temporaryCard(temporaryId), after)
}

/** The card with the secret of its link, which is made with the first link; undefined without the card. */
export function linkedTemporary(temporaryId: string): (TemporaryCard & { originSecret: string }) | undefined {
  const card = readTemporary(temporaryId)
  if (!card) return undefined
  const { originSecret = newOriginSecret() } = card
  const linked = { ...card, originSecret }
  if (!card.originSecret) writeWords(STORAGE_KEYS.temporaryCard(temporaryId), linked)
  return linked
}

/** All temporary cards of this browser, newest first. */
export function listTemporary(): TemporaryCard[] {
  const prefix = STORAGE_KEYS.temporaryCard('')
  return storedKeys(prefix)
    .flatMap((key) => readTemporary(key.slice(prefix.length)) ?? [])
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/** The temporary card of this browser that will have, or that copies have, this id. */
export const findTemporary = (cardId: string): TemporaryCard | undefined =>
  listTemporary().find(({ saveAs }) => saveAs === cardId)

/** Calls `listener` when another tab changes any temporary card. Returns an unsubscribe function. */
export function onTemporariesChange(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === null || key.startsWith(STORAGE_KEYS.temporaryCard(''))) listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Counts the temporary cards that this tab has saved or deleted: lists of them reload when it changes. */
export const temporaryCardsChangedAtom = atom(0)

/** Call it when this tab has saved or deleted a temporary card. */
export function noteTemporaryChange(): void {
  store.set(temporaryCardsChangedAtom, (count) => count + 1)
}

/** Deletes a temporary card with its marks: no other browser has it. */
export function deleteTemporary(temporaryId: string): void {
  removeStored(STORAGE_KEYS.marks(temporaryId))
  removeStored(STORAGE_KEYS.temporaryCard(temporaryId))
  noteTemporaryChange()
}

const objectOrList = v.union([v.looseObject({}), v.array(v.looseObject({}))])

/** What a browser keeps of a card beside the card itself, and what it is once the temporary card has another id. */
const MOVES = {
  // The saved card's versions begin at 1 again; marks on an older version are carried to it (LIV-13).
  marks: (marks: object) => ({ ...marks, version: 0 }),
  cleared: (marks: object) => ({ ...marks, version: 0 }),
  shuffle: (choice: object) => choice,
  // The squares of a sheet follow from the id that it was printed under.
  printed: (sheets: object, cardId: string) => (sheets as object[]).map((sheet) => ({ cardId, ...sheet })),
  calls: (calls: object) => calls,
  markedCalls: (calls: object) => calls,
}

/**
 * Gives the saved card the player's marks, shuffle, printed sheets and the device's calls, and stores its id, so that the temporary addresses
 * lead to it. Call it before the temporary card is removed: other tabs look for the saved card at that
 * moment.
 */
export function rememberSaved(temporaryId: string, cardId: string): void {
  writeStored(STORAGE_KEYS.savedTemporary(temporaryId), cardId)
  for (const [name, change] of Object.entries(MOVES)) {
    const keyOf = STORAGE_KEYS[name as keyof typeof MOVES]
    const value = readStored(keyOf(temporaryId), objectOrList)
    if (value && !readStored(keyOf(cardId), objectOrList))
      writeStored(keyOf(cardId), change(value, temporaryId))
    removeStored(keyOf(temporaryId))
  }
}

/** The id that a temporary card of this browser was saved under; undefined if it was not saved. */
export function savedIdOf(temporaryId: string): string | undefined {
  const key = STORAGE_KEYS.savedTemporary(temporaryId)
  return readStored(key, v.pipe(v.string(), v.check(isCardId)))
}
