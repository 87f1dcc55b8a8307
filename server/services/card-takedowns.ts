import { APPEAL_DAYS } from '#shared/product.ts'
import { DAY_MS } from '../day.ts'
import { AppError } from '../app-error.ts'
import { NAMES_OF_LOST_FIELDS, tombstone, type CardDoc } from '../models/card.ts'
import { takenDownCardModel, type TakenDownCardDoc } from '../models/taken-down-card.ts'
import { deleteBelongingsOfCard } from './card-belongings.ts'
import type { CardStore } from './card-store.ts'

const APPEAL_MS = APPEAL_DAYS * DAY_MS

/** Fields that a restored card doesn't get back: someone who has its invitation link may have been the reason. */
const NOT_RESTORED: readonly string[] = ['invitationHash', 'invitedAt']
const RESTORED = NAMES_OF_LOST_FIELDS.filter((name) => !NOT_RESTORED.includes(name))

function wordsOf(doc: CardDoc): TakenDownCardDoc['card'] {
  const fields = doc as unknown as Record<string, unknown>
  const stored = RESTORED.filter((name) => fields[name] !== undefined)
  return Object.fromEntries(stored.map((name) => [name, fields[name]])) as TakenDownCardDoc['card']
}

/**
 * Takes cards down and restores them. A card that is taken down is a deleted one for every reader, on servers of earlier versions
 * too; its words are kept apart, where only `restore` reads them.
 */
export function createCardTakedowns({ connection, model, coHosts, users, events, serialQueue }: CardStore) {
  const kept = takenDownCardModel(connection)

  async function keep(doc: CardDoc): Promise<void> {
    const rows = await coHosts.find({ cardId: doc.cardId }).lean()
    const fields = {
      card: wordsOf(doc),
      coHosts: rows.map(({ userId, createdAt }) => ({ userId, createdAt })),
      expires: new Date(Date.now() + APPEAL_MS),
    }
    await kept.updateOne({ _id: doc.cardId }, { $set: fields }, { upsert: true })
  }

  return {
    /** What is kept of a card for as long as it can be restored. */
    keptOf: (cardId: string): Promise<TakenDownCardDoc | null> =>
      kept.findOne({ _id: cardId }).lean<TakenDownCardDoc>(),

    /** Takes a card down. A second time does what the first one could not. @throws AppError `not-found` */
    takeDown: (cardId: string): Promise<void> =>
      serialQueue(`card ${cardId}`, async () => {
        const doc = await model.findOne({ cardId }).lean<CardDoc>()
        if (!doc || (doc.deletedAt && !doc.takenDownAt))
          throw new AppError('not-found', "This card doesn't exist.")
        if (!doc.deletedAt) {
          // Before, so that a crash in between loses no words.
          await keep(doc)
          const now = new Date()
          // Whatever its version: an abuser who edits all the time must not be able to hold it up.
          const { $set, $unset } = tombstone(now)
          const removal = { $set: { ...$set, takenDownAt: now }, $unset }
          const last = await model
            .findOneAndUpdate({ cardId, deletedAt: null }, removal, { returnDocument: 'before' })
            .lean<CardDoc>()
          events.emit('card.deleted', { cardId, isRemoved: true })
          if (last && last.version !== doc.version) await keep(last)
        }
        await deleteBelongingsOfCard(connection, cardId)
      }),

    /**
     * Makes a card live again as it was, with its co-hosts.
     * @throws AppError `not-found` for one that is not taken down, and for one whose words are deleted
     */
    restore: (cardId: string): Promise<void> =>
      serialQueue(`card ${cardId}`, async () => {
        const doc = await model.findOne({ cardId }).lean<CardDoc>()
        if (!doc?.takenDownAt) throw new AppError('not-found', "This card isn't taken down.")
        const before = await kept.findOne({ _id: cardId }).lean<TakenDownCardDoc>()
        if (!before || before.expires.getTime() <= Date.now())
          throw new AppError(
            'not-found',
            `Its words were deleted ${APPEAL_DAYS} days after it was taken down.`,
          )
        const { card } = before
        await model.collection.updateOne(
          { cardId, takenDownAt: doc.takenDownAt },
          {
            $set: {
              ...card,
              ...(card.coHostEpoch !== undefined && { coHostEpoch: card.coHostEpoch + 1 }),
              // Pages that still show it have the version before.
              version: card.version + 1,
              updatedAt: new Date(),
              deletedAt: null,
            },
            $unset: { takenDownAt: 1 },
          },
        )
        for (const { userId, createdAt } of before.coHosts)
          if (await users.exists({ _id: userId }))
            await coHosts.updateOne({ cardId, userId }, { $set: { createdAt } }, { upsert: true })
        await kept.deleteOne({ _id: cardId })
      }),
  }
}

export type CardTakedowns = ReturnType<typeof createCardTakedowns>
