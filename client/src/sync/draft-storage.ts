import * as v from 'valibot'
import { isTemporaryId, newCardId } from '#shared/ids.ts'
import { applyChange, contentOf } from '#shared/rules/card-changes.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../lib/storage/storage.ts'
import { differenceOf } from './difference.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { contentSchema, emptyContent } from './stored-card.ts'
import {
  readTemporary,
  rememberSaved,
  savedIdOf,
  writeTemporary,
  type TemporaryCard,
} from './temporary-cards.ts'
import { writeWords } from './words-in-memory.ts'

/** Where the tabs of this browser share a draft; at `/create` it has neither id. */
export interface DraftPlace {
  /** For a copy: the id of the original, which another user owns. */
  copyOf?: string
  /** Its id in this browser, once it was saved without an account. */
  temporaryId?: string
}

const newCardSchema = v.intersect([
  contentSchema,
  v.object({
    /** Made in the browser, so that a retried save does not make a second card. */
    cardId: v.string(),
    /** Of a temporary card, which can be played. */
    called: v.exactOptional(v.array(v.string())),
    round: v.exactOptional(v.number()),
    /** For a copy: the original's content when it was copied. */
    base: v.exactOptional(contentSchema),
    /** Its content at the first attempt to save it, which may have succeeded although the answer was lost. */
    posted: v.exactOptional(contentSchema),
  }),
])

/** A card that the server does not have yet. */
export type NewCard = v.InferOutput<typeof newCardSchema>

/** The id that a draft was saved under. Drafts at `/create` follow each other under one key. */
const savedSchema = v.union([v.string(), v.object({ draftId: v.string(), savedId: v.string() })])

export const emptyCard = (): NewCard => ({ ...emptyContent(), cardId: newCardId() })

/** The keys of a draft and of the id that it was saved under. */
export function keysOf({ copyOf, temporaryId }: DraftPlace): { key: string; savedKey: string } {
  if (temporaryId !== undefined)
    return {
      key: STORAGE_KEYS.temporaryCard(temporaryId),
      savedKey: STORAGE_KEYS.savedTemporary(temporaryId),
    }
  return copyOf === undefined
    ? { key: STORAGE_KEYS.editorCard, savedKey: STORAGE_KEYS.savedEditorCard }
    : { key: STORAGE_KEYS.copy(copyOf), savedKey: STORAGE_KEYS.savedCopy(copyOf) }
}

export function fromTemporary({ saveAs, posted, ...card }: TemporaryCard): NewCard {
  const { called, round } = card
  return { ...contentOf(card), called, round, cardId: saveAs, ...(posted && { posted }) }
}

export function readDraft(place: DraftPlace): NewCard | undefined {
  if (place.temporaryId === undefined) return readStored(keysOf(place).key, newCardSchema)
  const stored = readTemporary(place.temporaryId)
  return stored && fromTemporary(stored)
}

export function writeDraft(place: DraftPlace, card: NewCard): void {
  if (place.temporaryId === undefined) writeWords(keysOf(place).key, card)
  else writeTemporary(place.temporaryId, contentOf(card), card.cardId, card.posted)
}

/** Call when it was saved: another card may have taken its place. */
export function removeDraft(place: DraftPlace, { cardId }: NewCard): void {
  if (place.temporaryId !== undefined || readDraft(place)?.cardId === cardId) removeStored(keysOf(place).key)
}

/** The id under which any tab has saved a draft. */
export function readSavedId(place: DraftPlace, { cardId }: NewCard): string | undefined {
  if (place.temporaryId !== undefined) return savedIdOf(place.temporaryId)
  const saved = readStored(keysOf(place).savedKey, savedSchema)
  // Without comparing the id of a copy: a frozen tab may not know the id that another tab gave it.
  if (typeof saved !== 'object') return saved
  return saved.draftId === cardId ? saved.savedId : undefined
}

export function writeSavedId(place: DraftPlace, { cardId }: NewCard, savedId: string): void {
  const { copyOf, temporaryId } = place
  if (temporaryId !== undefined) rememberSaved(temporaryId, savedId)
  else writeStored(keysOf(place).savedKey, copyOf === undefined ? { draftId: cardId, savedId } : savedId)
}

/**
 * Keeps changes that the saving of a card did not include, for the saved card.
 * @param from the saved content
 */
export function handOver(savedId: string, from: CardContent, to: CardContent): void {
  const change = differenceOf(from, to)
  if (!change) return
  const temporary = isTemporaryId(savedId) ? readTemporary(savedId) : undefined
  if (temporary) {
    const { saveAs, posted } = temporary
    return writeTemporary(savedId, applyChange(temporary, change), saveAs, posted)
  }
  // The editor takes it when it opens the saved card.
  writeDraft({ copyOf: savedId }, { ...contentOf(to), cardId: savedId, base: contentOf(from) })
}

/** Whether this browser has an unsaved copy of a card. */
export const hasCopy = (cardId: string): boolean => storedKeys(STORAGE_KEYS.copy(cardId)).length > 0

/** Takes the changes made to a copy, once sign-in shows that the original is the user's own card. */
export function takeCopy(cardId: string): { from: CardContent; to: CardContent } | undefined {
  const copy = readDraft({ copyOf: cardId })
  removeStored(STORAGE_KEYS.copy(cardId))
  return copy?.base && { from: copy.base, to: copy }
}
