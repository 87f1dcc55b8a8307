import type { Card } from '#shared/schemas/card.ts'
import { readStored, removeStored, STORAGE_KEYS, storedKeys, writeStored } from '../../lib/storage.ts'
import { isCard, isObject } from './stored-card.ts'

/** So many cards are kept for times without a network; the one seen longest ago goes first. */
const KEPT_CARDS = 20

export interface SeenCard {
  card: Card
  /** Milliseconds since the epoch. */
  at: number
}

function isSeenCard(value: unknown): value is SeenCard {
  return isObject(value) && Number.isFinite(value.at) && isCard(value.card)
}

function read(key: string): SeenCard | undefined {
  return readStored(key, isSeenCard)
}

/** Keeps a card as it was seen, for times without a network. */
export function keepSeen(card: Card, nowMs: number): void {
  writeStored(STORAGE_KEYS.seen(card.cardId), { card, at: nowMs })
  const seen = storedKeys(STORAGE_KEYS.seen('')).map((key) => ({ key, at: read(key)?.at ?? 0 }))
  seen.sort((one, other) => other.at - one.at)
  for (const { key } of seen.slice(KEPT_CARDS)) removeStored(key)
}

/** The card as it was last seen in this browser. */
export function readSeen(cardId: string): Card | undefined {
  return read(STORAGE_KEYS.seen(cardId))?.card
}

/** All cards that are kept, the one seen last first. */
export function listSeen(): SeenCard[] {
  return storedKeys(STORAGE_KEYS.seen(''))
    .flatMap((key) => read(key) ?? [])
    .sort((one, other) => other.at - one.at)
}
