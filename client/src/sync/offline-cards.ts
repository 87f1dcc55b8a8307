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
import { cardSchema } from './stored-card.ts'

export interface OfflineCard {
  card: Card
  /** When the card was last on the screen, in milliseconds since the epoch. */
  at: number
}

/** The cache drops the least recently seen card above this. */
const MAX_OFFLINE_CARDS = 20

const offlineCardSchema: StoredSchema<OfflineCard> = v.object({
  card: cardSchema,
  at: v.pipe(v.number(), v.finite()),
})

function readEntries(): { key: string; entry: OfflineCard | undefined }[] {
  return storedKeys(STORAGE_KEYS.offlineCard(''))
    .map((key) => ({ key, entry: readStored(key, offlineCardSchema) }))
    .sort((one, other) => (other.entry?.at ?? 0) - (one.entry?.at ?? 0))
}

/** Caches a card as it is on the screen, for playing without a network. */
export function cacheOfflineCard(card: Card, nowMs: number): void {
  writeStored(STORAGE_KEYS.offlineCard(card.cardId), { card, at: nowMs })
  for (const { key } of readEntries().slice(MAX_OFFLINE_CARDS)) removeStored(key)
}

/** The card as it was last on the screen in this browser. */
export function readOfflineCard(cardId: string): Card | undefined {
  return readStored(STORAGE_KEYS.offlineCard(cardId), offlineCardSchema)?.card
}

/** All cached cards, the most recently seen first. */
export function listOfflineCards(): OfflineCard[] {
  return readEntries().flatMap(({ entry }) => entry ?? [])
}
