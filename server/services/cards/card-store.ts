import { AppError } from '../../app-error.ts'
import type { Database } from '../../database/connect.ts'
import type { DomainEvents } from '../../domain-events.ts'
import { type CardDoc, isOwnedBy } from '../../models/card.ts'
import { modelsOf, type Models } from '../../models/models.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { createSharedReads } from '../shared-reads.ts'
import { canWithCard, type CardAction, type CardRole } from '#shared/rules/access.ts'

/**
 * Determines the role of a user in a card, and the user's rights. Co-hosts are read anew for each call, so that one who
 * was removed on any server is refused immediately; a card that never had any costs no read.
 */
function createCardAccess({ coHosts }: Models) {
  const readCoHosts = createSharedReads(async (cardIds: string[]) => {
    const rows = await coHosts.find({ cardId: { $in: cardIds } }).lean()
    const people = new Map<string, Set<string>>()
    for (const { cardId, userId } of rows)
      people.set(cardId, (people.get(cardId) ?? new Set()).add(userId.toString()))
    return people
  })

  /** Returns the role if it is clear without reading the co-hosts. */
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

/** The message to someone who opens the link of a taken-down card. */
const REMOVED = 'This card was removed after a report.'

/** A user and a card. */
export interface CardTarget {
  userId: string
  cardId: string
}

/** Creates the models, the only read of a card, and the only queue for writes that must not race. */
export function createCardStore(
  { connection, changes }: Pick<Database, 'connection' | 'changes'>,
  events: DomainEvents,
) {
  const models = modelsOf(connection)
  const readStored = createSharedReads(async (cardIds: string[]) => {
    const docs = await models.cards.collection.find<CardDoc>({ cardId: { $in: cardIds } }).toArray()
    return new Map(docs.map((doc) => [doc.cardId, doc]))
  }, changes)

  /**
   * Reads a card as stored at the time of the call or later; undefined for a deleted one.
   * @throws AppError `removed` for one that was taken down
   */
  async function readCard(cardId: string): Promise<CardDoc | undefined> {
    const doc = await readStored(cardId)
    if (doc?.deletedAt && doc.takenDownAt) throw new AppError('removed', REMOVED)
    return doc?.deletedAt ? undefined : doc
  }

  return {
    ...models,
    events,
    access: createCardAccess(models),
    serialQueue: createSerialQueue(),
    readCard,

    /** @throws AppError `not-found`, `removed` */
    existing: async (cardId: string): Promise<CardDoc> => {
      const doc = await readCard(cardId)
      if (!doc) throw new AppError('not-found', "This card doesn't exist.")
      return doc
    },
  }
}

export type CardStore = ReturnType<typeof createCardStore>
