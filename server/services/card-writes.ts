import { contentOf, judgeChange } from '#shared/rules/card-changes.ts'
import { AppError } from '../app-error.ts'
import type { DomainEvents } from '../domain-events.ts'
import { isOwnedBy, toCard, toCardReply, type CardDoc, type CardModel } from '../models/card.ts'
import type { Cards } from './cards.ts'
import type { OneAtATime } from './one-at-a-time.ts'

/** Only another process can move a version between our read and our write; five losses in a row mean it is flooding. */
const WRITE_TRIES = 5

const FIELDS_OF_A_DELETED_CARD = {
  title: 1,
  gridSize: 1,
  hasFreeSpace: 1,
  cells: 1,
  theme: 1,
  freeSpaceImageUrl: 1,
  version: 1,
  round: 1,
  opIds: 1,
  updatedAt: 1,
} as const

/** Changing and deleting: read, judge, write with owner and version in the filter, again if the version moved. */
export function createCardWrites({
  model,
  events,
  serialQueue,
}: {
  model: CardModel
  events: DomainEvents
  serialQueue: OneAtATime
}): Pick<Cards, 'update' | 'remove'> {
  /** Calls `write` with the present card, again as long as it answers undefined: its version had moved. */
  function writeTo<T>(
    { cardId, userId }: { cardId: string; userId: string },
    write: (doc: CardDoc) => Promise<T | undefined>,
  ): Promise<T> {
    return serialQueue(`card ${cardId}`, async () => {
      for (let tries = 0; tries < WRITE_TRIES; tries++) {
        const doc = await model.findOne({ cardId, deletedAt: null }).lean()
        if (!doc) throw new AppError('not-found', 'This card does not exist.')
        if (!isOwnedBy(doc, userId)) throw new AppError('forbidden', 'Only its owner can change this card.')
        const written = await write(doc)
        if (written !== undefined) return written
      }
      throw new AppError('unavailable', 'This card is being changed by too many at once. Please try again.')
    })
  }

  const unmoved = ({ cardId, version }: CardDoc, userId: string) => ({
    cardId,
    userId,
    version,
    deletedAt: null,
  })

  function movedOn(doc: CardDoc, userId: string): AppError {
    return new AppError('version-conflict', 'This card has changed elsewhere.', {
      data: { card: toCardReply(doc, userId) },
    })
  }

  return {
    update: ({ userId, cardId, change, condition }) =>
      writeTo({ userId, cardId }, async (doc) => {
        const judgement = judgeChange(doc, change, condition?.(doc.version) ?? true)
        switch (judgement.kind) {
          case 'invalid':
            throw new AppError('invalid', judgement.message, {
              fields: { [judgement.field]: judgement.message },
            })
          case 'guard-failed':
            throw movedOn(doc, userId)
          case 'conflict':
            throw new AppError('conflict', 'Somebody else has changed the same part of this card.', {
              data: { card: toCardReply(doc, userId) },
            })
          case 'repeated':
          case 'unchanged':
            return toCardReply(doc, userId)
          case 'changed': {
            const { round, opIds } = judgement.next
            const written = await model
              .findOneAndUpdate(
                unmoved(doc, userId),
                {
                  $set: {
                    ...contentOf(judgement.next),
                    round,
                    opIds: [...opIds],
                    updatedAt: new Date(),
                  },
                  $inc: { version: 1 },
                },
                { returnDocument: 'after' },
              )
              .lean()
            if (!written) return undefined
            events.emit('card.changed', { card: toCard(written) })
            return toCardReply(written, userId)
          }
        }
      }),

    remove: async ({ userId, cardId, condition }) => {
      await writeTo({ userId, cardId }, async (doc) => {
        if (condition && !condition(doc.version)) throw movedOn(doc, userId)
        const deleted = await model
          .findOneAndUpdate(unmoved(doc, userId), {
            $set: { deletedAt: new Date() },
            $unset: FIELDS_OF_A_DELETED_CARD,
          })
          .lean()
        if (!deleted) return undefined
        events.emit('card.deleted', { cardId })
        return true
      })
    },
  }
}
