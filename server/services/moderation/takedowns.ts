import { APPEAL_DAYS } from '#shared/product.ts'
import { AppError } from '../../app-error.ts'
import { DAY_MS } from '../../day.ts'
import type { CategoryDoc } from '../../models/category.ts'
import { unset } from '../../models/model-of.ts'
import type { Target } from '../../models/report.ts'
import type { CardStore } from '../cards/card-store.ts'
import type { CategoryStore } from '../categories/category-store.ts'
import { createKeptWords, type Doc, type KeptWords } from '../kept-words.ts'

const APPEAL_MS = APPEAL_DAYS * DAY_MS

/** A card or a category, in whatever state. */
export interface ModeratedContent extends Target {
  /** Null once it is deleted. */
  title: string | null
  state: 'live' | 'removed' | 'deleted'
  userId: CategoryDoc['userId']
  /** Until when it can be restored; null if it can't be. */
  until: Date | null
}

export const notTakenDown = () => new AppError('not-found', "It isn't taken down.")

/** @param tell notifies open screens */
function takedownsOf({ kind, docs, idName, lost, inTurn, ...words }: KeptWords, tell?: (id: string) => void) {
  const untilNext = () => new Date(Date.now() + APPEAL_MS)

  return {
    find: async (id: string): Promise<ModeratedContent | undefined> => {
      const doc = await words.docOf(id)
      if (!doc) return undefined
      const { deletedAt, takenDownAt, userId, title, name } = doc
      const state = !deletedAt ? 'live' : takenDownAt ? 'removed' : 'deleted'
      const until = deletedAt ? ((await words.find(id))?.expires ?? null) : null
      return { kind, id, title: title ?? name ?? null, state, userId, until }
    },

    /** Takes down what is live, or what its owner could restore. A repetition completes a takedown that failed. */
    takeDown: (id: string): Promise<void> =>
      inTurn(id, async () => {
        const doc = await words.docOf(id)
        if (doc && !doc.takenDownAt) {
          if (!doc.deletedAt) await words.keep(id, doc, untilNext())
          const now = new Date()
          // Whatever its version: an abuser who edits all the time must not be able to hold it up.
          const last = await docs.findOneAndUpdate(
            { [idName]: id, takenDownAt: null },
            { $set: { deletedAt: now, takenDownAt: now }, $unset: unset(lost) },
            { returnDocument: 'before' },
          )
          if (!doc.deletedAt) tell?.(id)
          if (last && !last.deletedAt) await words.keep(id, last as unknown as Doc, untilNext())
          // What its owner had deleted stays in the trash, and can be restored there once it is no longer taken down.
          if (!last?.deletedAt) await words.trash.deleteOne({ _id: words.trashId(id) })
        }
        await words.deleteBelongings(id)
      }),

    /**
     * Makes it live again as it was, with its rows; or, if its owner had deleted it before, lets its owner restore it.
     * @throws AppError `not-found` for one that is not taken down, and for one whose words are deleted
     */
    restore: (id: string): Promise<void> =>
      inTurn(id, async () => {
        const doc = await words.docOf(id)
        if (!doc?.takenDownAt) throw notTakenDown()
        const before = await words.find(id)
        if (!before || before.expires.getTime() <= Date.now())
          throw new AppError(
            'not-found',
            `Its words are gone. They are kept for ${APPEAL_DAYS} days, or until its owner deletes their account.`,
          )
        if (await words.trash.exists({ _id: words.trashId(id) }))
          await docs.updateOne({ [idName]: id }, { $unset: { takenDownAt: 1 } })
        else if (!(await words.restore(id, doc, before))) throw notTakenDown()
      }),
  }
}

/**
 * Takes cards and categories down and restores them. Every reader, also a server of an earlier version, sees a
 * taken-down one as deleted; its content is kept apart, where only `restore` reads it.
 */
export function createTakedowns(cardStore: CardStore, categoryStore: CategoryStore) {
  const words = createKeptWords(cardStore, categoryStore)
  return {
    card: takedownsOf(words.card, (cardId) =>
      cardStore.events.emit('card.deleted', { cardId, isRemoved: true }),
    ),
    category: takedownsOf(words.category),
  }
}
