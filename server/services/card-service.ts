import type { Connection } from 'mongoose'
import { AppError } from '../app-error.ts'
import type { DomainEvents } from '../domain-events.ts'
import { cardModel, toCard, toCardReply } from '../models/card.ts'
import { historyModel } from '../models/history.ts'
import { createCardCreation } from './card-creation.ts'
import { createCardWrites } from './card-writes.ts'
import type { Cards } from './cards.ts'
import { listMyCards } from './my-cards.ts'
import { createOneAtATime } from './one-at-a-time.ts'

/** The verbs for cards on a database; what they change is told to `events`. */
export function createCards({ connection, events }: { connection: Connection; events: DomainEvents }): Cards {
  const model = cardModel(connection)
  const findLive = (cardId: string) => model.findOne({ cardId, deletedAt: null }).lean()
  const serialQueue = createOneAtATime()
  const writes = createCardWrites({ model, events, serialQueue })

  return {
    find: async (cardId) => {
      const doc = await findLive(cardId)
      return doc && toCard(doc)
    },
    get: async ({ cardId, readerId }) => {
      const doc = await findLive(cardId)
      if (!doc) throw new AppError('not-found', 'This card does not exist.')
      return toCardReply(doc, readerId)
    },
    versionsOf: async (cardIds) => {
      const docs = await model
        .find({ cardId: { $in: cardIds }, deletedAt: null }, { cardId: 1, version: 1 })
        .lean()
      return new Map(docs.map((doc) => [doc.cardId, doc.version]))
    },
    create: createCardCreation({ model, serialQueue }),
    update: writes.update,
    remove: async (target) => {
      await writes.remove(target)
      await historyModel(connection).deleteMany({ cardId: target.cardId })
    },
    listMine: (list) => listMyCards(model, list),
  }
}
