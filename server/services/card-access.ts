import { canWithCard, type CardAction, type CardRole } from '#shared/rules/access.ts'
import { isOwnedBy, type CardDoc } from '../models/card.ts'
import type { CoHostModel } from '../models/co-host.ts'
import { createSharedReads } from './shared-reads.ts'

/**
 * Tells the role of a user in a card, and its rights. Co-hosts are read anew for each call, so that one who
 * is removed anywhere is refused immediately; a card that never had any costs no read.
 */
export function createCardAccess(coHosts: CoHostModel) {
  const readCoHosts = createSharedReads(async (cardIds: string[]) => {
    const rows = await coHosts.find({ cardId: { $in: cardIds } }).lean()
    const people = new Map<string, Set<string>>()
    for (const { cardId, userId } of rows)
      people.set(cardId, (people.get(cardId) ?? new Set()).add(userId.toString()))
    return people
  })

  /** The role that needs no look at the co-hosts. */
  function plainRole(doc: CardDoc, reader: string | undefined): CardRole | undefined {
    if (reader === undefined) return 'guest'
    if (isOwnedBy(doc, reader)) return 'owner'
    return doc.userId === null || doc.frozen || doc.coHostEpoch === undefined ? 'user' : undefined
  }

  async function roleOf(doc: CardDoc, reader: string | undefined): Promise<CardRole> {
    const role = plainRole(doc, reader)
    if (role !== undefined) return role
    const people = await readCoHosts(doc.cardId)
    return people?.has(reader!) ? 'co-host' : 'user'
  }

  return {
    roleOf,

    may: async (action: CardAction, doc: CardDoc, reader: string): Promise<boolean> =>
      canWithCard(action, await roleOf(doc, reader)) === 'yes',
  }
}
