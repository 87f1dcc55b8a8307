import * as v from 'valibot'
import { isTemporaryId, newTemporaryId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { NEW_CARD, OLD_KEYS, STORAGE_KEYS } from '../storage-keys.ts'
import { contentSchema } from '../stored-card.ts'
import { hasWork, newUnsaved, type UnsavedCard } from './unsaved-card.ts'
import { writeWords } from './words-in-memory.ts'

// Versions up to 0.3.0 stored a new card, a copy and a temporary card each under keys and in a form of its own. Read until
// December 2027. A card that stood there is kept there too until it is saved: without it an open page of such a version would
// show an empty card, and put that in its place.

const oldSchema = v.intersect([
  contentSchema,
  v.object({
    cardId: v.string(),
    base: v.exactOptional(contentSchema),
    posted: v.exactOptional(contentSchema),
    saveAs: v.exactOptional(v.string()),
    originSecret: v.exactOptional(v.string()),
    called: v.array(v.string()),
    round: v.exactOptional(v.number()),
    version: v.exactOptional(v.number()),
    createdAt: v.exactOptional(v.string()),
    updatedAt: v.exactOptional(v.string()),
  }),
])
type OldCard = v.InferOutput<typeof oldSchema>

export function oldKeyOf(place: string): string {
  if (place === NEW_CARD) return OLD_KEYS.newCard
  return isTemporaryId(place) ? OLD_KEYS.temporaryCard(place) : OLD_KEYS.copy(place)
}

/** Where older versions note the id that a card was saved under. */
export function oldSavedKeyOf(place: string): string {
  if (place === NEW_CARD) return OLD_KEYS.savedNewCard
  return isTemporaryId(place) ? STORAGE_KEYS.saved(place) : OLD_KEYS.savedCopy(place)
}

const readOld = (place: string) => readStored(oldKeyOf(place), oldSchema)

const fromOld = ({ saveAs, originSecret, ...card }: OldCard): UnsavedCard => ({
  ...newUnsaved(card),
  ...card,
  cardId: saveAs ?? card.cardId,
  ...(originSecret !== undefined && { secret: originSecret }),
})

function toOld(place: string, { secret, shared: _shared, ...card }: UnsavedCard): object {
  const { cardId, base, posted } = card
  if (!isTemporaryId(place)) return { ...contentOf(card), cardId, base, posted }
  return { ...card, cardId: place, saveAs: cardId, originSecret: secret }
}

/** Stores a card, also where older versions have it if it stood there. */
export function putUnsaved(place: string, { shared: _shared, ...card }: UnsavedCard): UnsavedCard {
  const isShared = readOld(place) !== undefined
  // First, since what differs there is the newer one.
  if (isShared) writeStored(oldKeyOf(place), toOld(place, card))
  const after: UnsavedCard = isShared ? { ...card, shared: true } : card
  writeWords(place, after)
  return after
}

/** The card at a place with what pages of older versions have made of it. */
export function takeOld(place: string, card: UnsavedCard | undefined): UnsavedCard | undefined {
  const old = readOld(place)
  if (!old && card?.shared) {
    // Such a page has saved or deleted it.
    removeStored(STORAGE_KEYS.unsaved(place))
    return undefined
  }
  if (!old) return card
  const taken = fromOld(old)
  const textOf = (one: UnsavedCard) => JSON.stringify(toOld(place, one))
  if (card?.shared && textOf(card) === textOf(taken)) return card
  // Such a page did not see this card, and has begun another one in its place. Both stay.
  if (card && !card.shared && card.cardId !== taken.cardId && hasWork(card))
    writeWords(newTemporaryId(Date.now()), card)
  return putUnsaved(place, taken)
}
