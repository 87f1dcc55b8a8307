import { contentOf, judgeChange } from '#shared/rules/card-changes.ts'
import type { CardChange, CardReply } from '#shared/schemas/card.ts'
import { AppError } from '../app-error.ts'
import type { DomainEvents } from '../domain-events.ts'
import { isOwnedBy, toCard, toCardReply, type CardDoc, type CardModel } from '../models/card.ts'
import type { SerialQueue } from './serial-queue.ts'

/** Whether a write's condition (If-Match) holds for the stored version. */
export type VersionCondition = (version: number) => boolean

export interface CardTarget {
  userId: string
  cardId: string
  condition?: VersionCondition | undefined
}

/** Only another process can change a version between our read and our write; five in a row mean that it floods the card. */
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

/** Changes and deletions: read, judge, write with owner and version in the filter; again if the version moved in between. */
export function createCardWrites({
  model,
  events,
  serialQueue,
}: {
  model: CardModel
  events: DomainEvents
  serialQueue: SerialQueue
}) {
  /** Calls `write` with the stored card, again while it returns undefined because the version moved. */
  function writeTo<T>(
    { cardId, userId }: CardTarget,
    write: (doc: CardDoc) => Promise<T | undefined>,
  ): Promise<T> {
    return serialQueue(`card ${cardId}`, async () => {
      for (let tries = 0; tries < WRITE_TRIES; tries++) {
        const doc = await model.findOne({ cardId, deletedAt: null }).lean()
        if (!doc) throw new AppError('not-found', "This card doesn't exist.")
        if (!isOwnedBy(doc, userId)) throw new AppError('forbidden', 'Only the owner can edit this card.')
        const written = await write(doc)
        if (written !== undefined) return written
      }
      throw new AppError('unavailable', 'A lot of people are editing this card right now. Please try again.')
    })
  }

  const unmoved = ({ cardId, version }: CardDoc, userId: string) => ({
    cardId,
    userId,
    version,
    deletedAt: null,
  })

  function movedOn(doc: CardDoc, userId: string): AppError {
    return new AppError('version-conflict', 'This card changed elsewhere.', {
      data: { card: toCardReply(doc, userId) },
    })
  }

  return {
    /**
     * Applies one change (LIV-3, LIV-4).
     * @throws AppError `not-found`, `forbidden`, `invalid`, and, with the stored card, `version-conflict` and `conflict`
     */
    update: ({
      userId,
      cardId,
      change,
      condition,
    }: CardTarget & { change: CardChange }): Promise<CardReply> =>
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
            throw new AppError('conflict', 'Someone else has changed the same part of this card.', {
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

    /** Deletes a card. @throws AppError `not-found`, `forbidden`, and, with the stored card, `version-conflict` */
    remove: async ({ userId, cardId, condition }: CardTarget): Promise<void> => {
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
