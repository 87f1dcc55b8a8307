import type { Card, CardReply } from '#shared/schemas/card.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { storedKeys } from '../../lib/storage/storage.ts'
import { unsentPrefixes } from '../storage-keys.ts'
import { startCardClient } from './card-client.ts'
import { applyCard } from '../card-store.ts'
import { findCardClient, type CardClient } from './card-clients.ts'
import { peekUnsent, takeUnsent } from './pending-storage.ts'

/** Clients that are being started, by user and card. */
const restoring = new Map<string, Promise<CardClient>>()

/** A card that can no longer receive the unsent edits of an earlier visit. */
export interface LostCard {
  /** The card with its unsent edits. */
  card: Card
  /** False if the user may no longer edit the card. */
  isDeleted: boolean
}

/** The running client to use for a user. Another user's client counts only while it has something to send. */
function ownClient(cardId: string, userId: string): CardClient | undefined {
  const client = findCardClient(cardId)
  return client?.userId === userId || client?.isIdle() === false ? client : undefined
}

/** Starts a card's client with the edits that earlier visits could not send. */
export function restoreCardClient(card: Card | CardReply, userId: string): Promise<CardClient> {
  const { cardId } = card
  const running = ownClient(cardId, userId)
  if (running) return Promise.resolve(running)
  const key = `${userId} ${cardId}`
  const restored =
    restoring.get(key) ??
    takeUnsent(userId, cardId)
      .then((unsent) => ownClient(cardId, userId) ?? startCardClient(card, userId, unsent))
      .finally(() => restoring.delete(key))
  restoring.set(key, restored)
  return restored
}

/**
 * Sends the unsent edits and calls of a user's earlier visits (LIV-12), including those of cards that are not on the screen. Skips
 * edits that the author holds and those of open tabs. Edits that cannot be sent now stay stored for the next visit.
 * @returns the lost cards; their edits stay stored, and the editor offers to save them as a new card
 */
export async function resendUnsentEdits(userId: string): Promise<LostCard[]> {
  const lost: LostCard[] = []
  const cardIds = unsentPrefixes(userId).flatMap((prefix) =>
    storedKeys(prefix).map((key) => key.slice(prefix.length)),
  )
  for (const cardId of new Set(cardIds)) {
    const unsent = peekUnsent(userId, cardId)
    if (!unsent || ownClient(cardId, userId)) continue
    const isHeld = !unsent.live && !unsent.pending.steps.some(({ type, saved }) => type === 'call' || saved)
    if (isHeld) continue
    try {
      const card = await call('getCard', { params: { cardId } })
      // The rights in the card store may be another user's.
      applyCard(card)
      if (!card.canEdit) lost.push({ card: unsent.card, isDeleted: false })
      else if (!ownClient(cardId, userId)) await restoreCardClient(card, userId)
    } catch (error) {
      // When offline, the next visit sends them.
      if (error instanceof ApiError && error.status === 404) lost.push({ card: unsent.card, isDeleted: true })
    }
  }
  return lost
}
