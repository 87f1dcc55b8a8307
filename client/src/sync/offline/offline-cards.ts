import * as v from 'valibot'
import type { Card } from '#shared/schemas/card.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'
import { store } from '../../lib/store.ts'
import { shownCardAtom, type Absence, type CardState } from '../card-store.ts'
import { cardSchema } from '../stored-card.ts'

/** Above this number the cache drops the least recently seen card. */
const MAX_OFFLINE_CARDS = 20

const offlineCardSchema = v.object({
  card: cardSchema,
  /** When the card was last on the screen, in milliseconds since the epoch. */
  at: v.pipe(v.number(), v.finite()),
  /** Set if only this browser has the card, and the server does not. */
  deleted: v.exactOptional(v.literal(true)),
  /** Set if the server pushed that the host has deleted the card. */
  byHost: v.exactOptional(v.literal(true)),
  /** Set for a linked card. The name is kept from version 0.2.0, whose entries are still read. */
  copy: v.exactOptional(v.literal(true)),
})

type OfflineCard = v.InferOutput<typeof offlineCardSchema>

/** Returns the entries, most recently seen first. Those from the future, made before the clock was set back, come last. */
function readEntries(nowMs: number): { key: string; entry: OfflineCard | undefined }[] {
  const seenAt = (entry: OfflineCard | undefined) => (entry && entry.at <= nowMs ? entry.at : 0)
  return storedKeys(STORAGE_KEYS.offlineCard(''))
    .map((key) => ({ key, entry: readStored(key, offlineCardSchema) }))
    .sort((one, other) => seenAt(other.entry) - seenAt(one.entry))
}

/** Caches the card on the screen, for playing offline or after the server has lost it. */
export function cacheOfflineCard(card: Card, nowMs: number, absent?: Absence): void {
  const entry: OfflineCard = {
    card,
    at: nowMs,
    ...(absent === 'linked' ? { copy: true } : absent && { deleted: true }),
    ...(absent === 'deleted' && { byHost: true }),
  }
  writeStored(STORAGE_KEYS.offlineCard(card.cardId), entry)
  for (const { key } of readEntries(nowMs).slice(MAX_OFFLINE_CARDS)) removeStored(key)
}

/** Reads the card as this browser last showed it. */
export function readOfflineCard(cardId: string): OfflineCard | undefined {
  return readStored(STORAGE_KEYS.offlineCard(cardId), offlineCardSchema)
}

/** The state of a linked card, which only its maker can edit. */
export function linkedState(card: Card): CardState {
  return { cardId: card.cardId, status: 'ready', card, isOwner: false, canEdit: false, absent: 'linked' }
}

/** The state of a cached card as this browser last saw it. */
function seenState({ card, deleted, copy, byHost }: OfflineCard): CardState {
  if (copy) return linkedState(card)
  const absent = byHost ? 'deleted' : 'gone'
  return { cardId: card.cardId, status: 'ready', card, ...(deleted && { absent }) }
}

/** The state of a cached card while the server cannot be reached. */
export function rememberedState(cached: OfflineCard): CardState {
  return { ...seenState(cached), remembered: true }
}

/**
 * Shows a card that the server does not have as this browser last saw it (LIV-9).
 * @returns whether this browser has the card
 */
export function showAbsentCard(cardId: string): boolean {
  const cached = readOfflineCard(cardId)
  if (cached) store.set(shownCardAtom, seenState({ ...cached, deleted: true }))
  return cached !== undefined
}

/** Lists the cached cards that can still be opened, most recently seen first. */
export function listOfflineCards(): OfflineCard[] {
  return readEntries(Date.now()).flatMap(({ entry }) => (entry && !entry.deleted ? entry : []))
}
