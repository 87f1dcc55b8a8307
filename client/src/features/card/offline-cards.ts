import type { Card } from '#shared/schemas/card.ts'
import { readStored, removeStored, STORAGE_KEYS, storedKeys, writeStored } from '../../lib/storage.ts'
import { isCard, isObject } from './stored-card.ts'

/** So many cards are kept for times without a network; the one seen longest ago goes first. */
const MAX_OFFLINE_CARDS = 20

export interface OfflineCard {
  card: Card
  /** Milliseconds since the epoch. */
  at: number
}

function isOfflineCard(value: unknown): value is OfflineCard {
  return isObject(value) && Number.isFinite(value.at) && isCard(value.card)
}

function read(key: string): OfflineCard | undefined {
  return readStored(key, isOfflineCard)
}

/** Keeps a card as it was seen, for times without a network. */
export function cacheOfflineCard(card: Card, nowMs: number): void {
  writeStored(STORAGE_KEYS.offlineCard(card.cardId), { card, at: nowMs })
  const seen = storedKeys(STORAGE_KEYS.offlineCard('')).map((key) => ({ key, at: read(key)?.at ?? 0 }))
  seen.sort((one, other) => other.at - one.at)
  for (const { key } of seen.slice(MAX_OFFLINE_CARDS)) removeStored(key)
}

/** The card as it was last seen in this browser. */
export function readOfflineCard(cardId: string): Card | undefined {
  return read(STORAGE_KEYS.offlineCard(cardId))?.card
}

/** All cards that are kept, the one seen last first. */
export function listOfflineCards(): OfflineCard[] {
  return storedKeys(STORAGE_KEYS.offlineCard(''))
    .flatMap((key) => read(key) ?? [])
    .sort((one, other) => other.at - one.at)
}
