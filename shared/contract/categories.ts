import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '../languages.ts'
import { HIDDEN_OWNERS_PER_USER, ITEMS_PER_CATEGORY, PEOPLE_PER_CATEGORY, TRASH_DAYS } from '../product.ts'
import {
  addContentBody,
  category,
  categoryIdSchema,
  copyCategoryBody,
  createCategoryBody,
  grantBody,
  item,
  itemIdSchema,
  patchCategoryBody,
  patchItemBody,
  useCategoryBody,
} from '../schemas/category.ts'
import { cardReply } from '../schemas/card.ts'
import { body } from '../schemas/text.ts'
import { userIdSchema } from '../schemas/user.ts'
import { anyCardReply, hiddenCategory, permission } from './answers.ts'
import { TOO_MANY_CARDS, TOO_MANY_CATEGORIES, type Call } from './call.ts'

const params = z.object({ id: categoryIdSchema })
const itemParams = z.object({ id: itemIdSchema })
const OWN_CATEGORY = { id: 'k3J9xQ2mZp' }
const categoryParams = { params, example: { params: OWN_CATEGORY } }
const SHARED_CATEGORY = { id: 'gardenpty1' }
const EXAMPLE_ITEM = { id: '6740a1f2c3d4e5f6a7b8c9d0' }
const EXAMPLE_USER_ID = '6740a1f2c3d4e5f6a7b8c9d2'
const NO_CATEGORY = 'No category has this id.'
const NO_ITEM = 'No item has this id.'
const PERMISSION_REFUSALS = { forbidden: "Your permission isn't enough.", 'not-found': NO_CATEGORY }
const HIDING_REFUSALS = {
  forbidden: 'The category is an official one.',
  'not-found': "No category has this id, or it isn't shared with you.",
}

const ID_TAKEN = {
  when: 'The id is in use; with the category if it is yours.',
  carries: { category: category.optional() },
}

export const categoryCalls = {
  listPublicCategories: {
    summary: 'List the official categories',
    description: 'Those in English, or in another `language`.',
    auth: 'optional',
    query: z.object({
      language: z
        .enum(LANGUAGE_TAGS, `Language must be one of ${LANGUAGE_TAGS.join(', ')}`)
        .default(DEFAULT_LANGUAGE),
    }),
    reply: z.array(category),
    example: { query: { language: 'de' } },
  },
  listMyCategories: {
    summary: 'List your categories',
    description: 'Your own, then those shared with you, without what you have hidden.',
    reply: z.array(category),
  },
  listHiddenCategories: {
    summary: 'List what you have hidden',
    description: 'The newest 200. `hidden` says whether it is hidden by itself or with its owner.',
    reply: z.array(hiddenCategory),
  },
  getCategory: {
    summary: 'Read a category',
    auth: 'optional',
    ...categoryParams,
    reply: category,
    refusals: { 'not-found': NO_CATEGORY },
  },
  createCategory: {
    summary: 'Make a category',
    description: 'With up to 500 items, all or none.',
    body: createCategoryBody,
    reply: category,
    refusals: {
      'category-id-taken': ID_TAKEN,
      'quota-exceeded': TOO_MANY_CATEGORIES,
    },
    example: { body: { name: 'Book club', items: [{ content: 'No one finished the book' }] } },
  },
  updateCategory: {
    summary: 'Rename or describe a category',
    description: "With `updatedAt`, only if it hasn't changed since.",
    params,
    body: patchCategoryBody,
    reply: category,
    refusals: {
      ...PERMISSION_REFUSALS,
      conflict: { when: 'It has changed since `updatedAt`.', carries: { category: category.optional() } },
    },
    example: { params: OWN_CATEGORY, body: { name: 'Book club 2027' } },
  },
  deleteCategory: {
    summary: 'Delete a category',
    description: `With its items and permissions. Within ${TRASH_DAYS} days you can restore it.`,
    ...categoryParams,
    refusals: PERMISSION_REFUSALS,
    limits: ['deletions'],
  },
  copyCategory: {
    summary: 'Copy a category to your own',
    description: 'Choose a `categoryId` for the copy to make it safe to repeat the call.',
    ...categoryParams,
    body: copyCategoryBody,
    reply: category,
    refusals: {
      ...PERMISSION_REFUSALS,
      'category-id-taken': ID_TAKEN,
      'quota-exceeded': TOO_MANY_CATEGORIES,
    },
  },
  useCategory: {
    summary: 'Make a card from random items',
    description:
      "`temporary`, the default for guests, returns a card that isn't stored. Choose a `cardId` for a stored one to make it safe to repeat the call.",
    auth: 'optional',
    params,
    body: useCategoryBody,
    reply: anyCardReply,
    otherStatuses: { 200: "The card isn't stored." },
    refusals: {
      'not-signed-in': 'A guest asks for a card that is stored.',
      'not-found': NO_CATEGORY,
      'card-id-taken': {
        when: 'The id is in use; with the card if it is yours.',
        carries: { card: cardReply.optional() },
      },
      'quota-exceeded': TOO_MANY_CARDS,
    },
    limits: ['writes'],
    example: { params: OWN_CATEGORY, body: { gridSize: 3, count: 9 } },
  },

  listContent: {
    summary: 'List the items of a category',
    description: 'Oldest first.',
    auth: 'optional',
    ...categoryParams,
    reply: z.array(item),
    refusals: { 'not-found': NO_CATEGORY },
  },
  addContent: {
    summary: 'Add items to a category',
    description:
      'One item, or 1 to 500 in `items`, all or none. The response is the item, or the list. An `opId` makes it safe to repeat the call. A deleted item that is sent with its `id` and `createdAt` in `again` returns to its place.',
    params,
    body: addContentBody,
    reply: z.union([item, z.array(item)]),
    refusals: {
      ...PERMISSION_REFUSALS,
      'quota-exceeded': `The category has ${ITEMS_PER_CATEGORY.toLocaleString('en-US')} items, or its owner's account is full.`,
    },
    example: {
      params: OWN_CATEGORY,
      body: { items: [{ content: 'No one finished the book', tags: ['excuses'] }] },
    },
  },
  updateItem: {
    summary: 'Change an item',
    description: "With `updatedAt`, only if it hasn't changed since.",
    params: itemParams,
    body: patchItemBody,
    reply: item,
    refusals: {
      ...PERMISSION_REFUSALS,
      'not-found': NO_ITEM,
      conflict: { when: 'It has changed since `updatedAt`.', carries: { item: item.optional() } },
      'quota-exceeded': "Its owner's account is full, and the item would grow.",
    },
    example: { params: EXAMPLE_ITEM, body: { content: 'No one finished the book, again' } },
  },
  deleteItem: {
    summary: 'Delete an item',
    params: itemParams,
    refusals: { ...PERMISSION_REFUSALS, 'not-found': NO_ITEM },
    example: { params: EXAMPLE_ITEM },
  },

  listPermissions: {
    summary: 'List the people a category is shared with',
    ...categoryParams,
    reply: z.array(permission),
    refusals: PERMISSION_REFUSALS,
  },
  grantPermission: {
    summary: 'Share a category, or change the level',
    params,
    body: grantBody,
    reply: permission,
    otherStatuses: { 201: "It wasn't shared with them before." },
    refusals: {
      ...PERMISSION_REFUSALS,
      'not-found': 'No category has this id, or no one has this username.',
      'quota-exceeded': `It is shared with ${PEOPLE_PER_CATEGORY} people.`,
    },
    limits: ['grants'],
    example: { params: OWN_CATEGORY, body: { username: 'grace', permissionLevel: 'copy' } },
  },
  revokePermission: {
    summary: 'Stop sharing a category with someone',
    description: 'Send your own id to leave a category that is shared with you.',
    params: z.object({ id: categoryIdSchema, userId: userIdSchema }),
    refusals: {
      ...PERMISSION_REFUSALS,
      'not-found': "No category has this id, or it isn't shared with them.",
    },
    example: { params: { ...OWN_CATEGORY, userId: EXAMPLE_USER_ID } },
  },

  hideCategory: {
    summary: 'Hide a category that is shared with you',
    description:
      'It leaves your lists. `allOfOwner` hides everything that its owner shares with you, now and later, of at most ' +
      `${HIDDEN_OWNERS_PER_USER.toLocaleString('en-US')} owners.`,
    params,
    body: body({ allOfOwner: z.boolean('All of owner must be true or false').default(false) }),
    refusals: {
      ...HIDING_REFUSALS,
      'quota-exceeded': `You have hidden ${HIDDEN_OWNERS_PER_USER.toLocaleString('en-US')} owners.`,
    },
    example: { params: SHARED_CATEGORY, body: { allOfOwner: true } },
  },
  unhideCategory: {
    summary: 'Bring a hidden category back',
    description: 'If you have hidden its owner, everything that they share comes back.',
    params,
    refusals: HIDING_REFUSALS,
    example: { params: SHARED_CATEGORY },
  },
} satisfies Record<string, Call>
