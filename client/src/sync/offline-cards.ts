import * as v from 'valibot'
import type { Card } from '#shared/schemas/card.ts'
import {
  readStored,
  removeStored,
  STORAGE_KEYS,
  storedKeys,
  writeStored,
  type StoredSchema,
} from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { liveCardAtom } from './card-store.ts'
import { cardSchema } from './stored-card.ts'

export interface OfflineCard {
  card: Card
  /** When the card was last on the screen, in milliseconds since the epoch. */
  at: number
  /** Its host has deleted it: only this browser has it. */
  deleted?: true
}

/** The cache drops the least recently seen card above this. */
const MAX_OFFLINE_CARDS = 20

const offlineCardSchema: StoredSchema<OfflineCard> = v.object({
  card: cardSchema,
  at: v.pipe(v.number(), v.finite()),
  deleted: v.exactOptional(v.literal(true)),
})

function readEntries(): { key: string; entry: OfflineCard | undefined }[] {
  return storedKeys(STORAGE_KEYS.offlineCard(''))
    .map((key) => ({ key, entry: readStored(key, offlineCardSchema) }))
    .sort((one, other) => (other.entry?.at ?? 0) - (one.entry?.at ?? 0))
}

/** Caches a card as it is on the screen, for playing without a network and after its host has deleted it. */
export function cacheOfflineCard(card: Card, nowMs: number, deleted = false): void {
  writeStored(STORAGE_KEYS.offlineCard(card.cardId), { card, at: nowMs, ...(deleted && { deleted }) })
  for (const { key } of readEntries().slice(MAX_OFFLINE_CARDS)) removeStored(key)
}

/** The card as it was last on the screen in this browser. */
export function readOfflineCard(cardId: string): Card | undefined {
  return readStored(STORAGE_KEYS.offlineCard(cardId), offlineCardSchema)?.card
}

/**
 * Shows a card that the server does not have as this browser saw it last (LIV-9).
 * @returns whether this browser has it
 */
export function showDeletedCard(cardId: string): boolean {
  const card = readOfflineCard(cardId)
  if (card) store.set(liveCardAtom, { cardId, status: 'ready', card, deleted: true })
  return card !== undefined
}

/** The cached cards that can still be opened, the most recently seen first. */
export function listOfflineCards(): OfflineCard[] {
  return readEntries().flatMap(({ entry }) => (entry && !entry.deleted ? entry : []))
}
