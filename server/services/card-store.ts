import type { Connection } from 'mongoose'
import { AppError } from '../app-error.ts'
import type { DomainEvents } from '../domain-events.ts'
import { cardModel, type CardDoc } from '../models/card.ts'
import { coHostModel } from '../models/co-host.ts'
import { userModel } from '../models/user.ts'
import { createCardAccess } from './card-access.ts'
import { createSerialQueue } from './serial-queue.ts'
import { createSharedReads } from './shared-reads.ts'

/** What the link of a card says that was taken down. */
const REMOVED = 'This card was removed after a report.'

/** A user and a card. */
export interface CardTarget {
  userId: string
  cardId: string
}

/** The collections of cards, the one read of a card, and the one queue for writes that must not race. */
export function createCardStore(connection: Connection, events: DomainEvents) {
  const model = cardModel(connection)
  const coHosts = coHostModel(connection)
  const readStored = createSharedReads(async (cardIds: string[]) => {
    const docs = await model.collection.find<CardDoc>({ cardId: { $in: cardIds } }).toArray()
    return new Map(docs.map((doc) => [doc.cardId, doc]))
  })

  /**
   * A card as stored when this is called or later; undefined for a deleted one.
   * @throws AppError `removed` for one that was taken down
   */
  async function readCard(cardId: string): Promise<CardDoc | undefined> {
    const doc = await readStored(cardId)
    if (doc?.deletedAt && doc.takenDownAt) throw new AppError('removed', REMOVED)
    return doc?.deletedAt ? undefined : doc
  }

  return {
    connection,
    events,
    model,
    coHosts,
    users: userModel(connection),
    access: createCardAccess(coHosts),
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
