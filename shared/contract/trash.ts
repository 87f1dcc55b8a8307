import { z } from 'zod'
import { TRASH_DAYS } from '../product.ts'
import { cardIdSchema, cardReply } from '../schemas/card.ts'
import { category, categoryIdSchema } from '../schemas/category.ts'
import { trashEntry } from './answers.ts'
import { TOO_MANY_CARDS, TOO_MANY_CATEGORIES, type Call } from './call.ts'

const cardParams = { params: z.object({ id: cardIdSchema }), example: { params: { id: 'oldCard012' } } }
const categoryParams = {
  params: z.object({ id: categoryIdSchema }),
  example: { params: { id: 'oldList012' } },
}

const LIST_DESCRIPTION = `Most recently deleted first, for ${TRASH_DAYS} days; at most 1,000, and 20 MB of text.`
const DELETION_DESCRIPTION = "It can't be restored after that. Its id stays taken."
const REFUSALS = {
  'not-found': `You haven't deleted this within the last ${TRASH_DAYS} days.`,
  removed: 'It was taken down.',
}

export const deletedCardCalls = {
  listDeletedCards: {
    summary: 'List your deleted cards',
    description: LIST_DESCRIPTION,
    scope: 'cards:read',
    reply: z.array(trashEntry),
  },
  restoreCard: {
    summary: 'Restore a deleted card',
    description:
      "Its link works again, with the same words and in the same round, so players' marks still fit. Its co-hosts and earlier " +
      'versions come back too. Its join code and its invitation link have ended.',
    scope: 'cards:write',
    ...cardParams,
    reply: cardReply,
    refusals: {
      ...REFUSALS,
      'quota-exceeded': TOO_MANY_CARDS,
    },
    hasEtag: true,
  },
  deleteCardForGood: {
    summary: 'Delete a deleted card for good',
    description: DELETION_DESCRIPTION,
    scope: 'cards:write',
    ...cardParams,
    refusals: REFUSALS,
  },
} satisfies Record<string, Call>

export const deletedCategoryCalls = {
  listDeletedCategories: {
    summary: 'List your deleted categories',
    description: LIST_DESCRIPTION,
    reply: z.array(trashEntry),
  },
  restoreCategory: {
    summary: 'Restore a deleted category',
    description: 'With its items and permissions.',
    ...categoryParams,
    reply: category,
    refusals: {
      ...REFUSALS,
      'quota-exceeded': TOO_MANY_CATEGORIES,
    },
  },
  deleteCategoryForGood: {
    summary: 'Delete a deleted category for good',
    description: DELETION_DESCRIPTION,
    ...categoryParams,
    refusals: REFUSALS,
  },
} satisfies Record<string, Call>
