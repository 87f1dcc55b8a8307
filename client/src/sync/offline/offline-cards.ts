import * as v from 'valibot'
import type { Card } from '#shared/schemas/card.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'
import { store } from '../../lib/store.ts'
import { shownCardAtom, type Absence, type CardState } from '../card-store.ts'
import { cardSchema } from '../stored-card.ts'

/** The cache drops the least recently seen card above this. */
const MAX_OFFLINE_CARDS = 20

const offlineCardSchema = v.object({
  card: cardSchema,
  /** When the card was last on the screen, in milliseconds since the epoch. */
  at: v.pipe(v.number(), v.finite()),
  /** The server does not have it: only this browser does. */
  deleted: v.exactOptional(v.literal(true)),
  /** The server pushed that its host has deleted it. */
  byHost: v.exactOptional(v.literal(true)),
  /** A linked card. The name is that of version 0.2.0, whose entries stay. */
  copy: v.exactOptional(v.literal(true)),
})

type OfflineCard = v.InferOutput<typeof offlineCardSchema>

/** The most recently seen first, and last those from before the clock was set back. */
function readEntries(nowMs: number): { key: string; entry: OfflineCard | undefined }[] {
  const seenAt = (entry: OfflineCard | undefined) => (entry && entry.at <= nowMs ? entry.at : 0)
  return storedKeys(STORAGE_KEYS.offlineCard(''))
    .map((key) => ({ key, entry: readStored(key, offlineCardSchema) }))
    .sort((one, other) => seenAt(other.entry) - seenAt(one.entry))
}

/** Caches the card on the screen, for playing without a network or after the server has lost it. */
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

/** The card as it was last on the screen in this browser. */
export function readOfflineCard(cardId: string): OfflineCard | undefined {
  return readStored(STORAGE_KEYS.offlineCard(cardId), offlineCardSchema)
}

/** A linked card. Only its maker can edit it. */
export function linkedState(card: Card): CardState {
  return { cardId: card.cardId, status: 'ready', card, isOwner: false, canEdit: false, absent: 'linked' }
}

/** A cached card as this browser saw it last. */
function seenState({ card, deleted, copy, byHost }: OfflineCard): CardState {
  if (copy) return linkedState(card)
  const absent = byHost ? 'deleted' : 'gone'
  return { cardId: card.cardId, status: 'ready', card, ...(deleted && { absent }) }
}

/** A cached card while the server cannot be asked. */
export function rememberedState(cached: OfflineCard): CardState {
  return { ...seenState(cached), remembered: true }
}

/**
 * Shows a card that the server does not have as this browser saw it last (LIV-9).
 * @returns whether this browser has it
 */
export function showAbsentCard(cardId: string): boolean {
  const cached = readOfflineCard(cardId)
  if (cached) store.set(shownCardAtom, seenState({ ...cached, deleted: true }))
  return cached !== undefined
}

/** The cached cards that can still be opened, the most recently seen first. */
export function listOfflineCards(): OfflineCard[] {
  return readEntries(Date.now()).flatMap(({ entry }) => (entry && !entry.deleted ? entry : []))
}
