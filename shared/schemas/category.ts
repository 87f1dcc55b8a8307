import { z } from 'zod'
import { CARD_ID_PATTERN, isCategoryId } from '../ids.ts'
import { LANGUAGE_TAGS } from '../languages.ts'
import {
  CONTENT_TYPES,
  DEFAULT_CONTENT_TYPE,
  DEFAULT_PERMISSION_LEVEL,
  PERMISSION_LEVELS,
} from '../category-choices.ts'
import {
  BULK_MAX_ITEMS,
  CATEGORY_NAME_MAX_LENGTH,
  CATEGORY_NAME_MIN_LENGTH,
  CONTENT_MAX_LENGTH,
  CONTENT_MIN_LENGTH,
  DEFAULT_GRID_SIZE,
  DEFAULT_USE_COUNT,
  DESCRIPTION_MAX_LENGTH,
  GRID_SIZES,
  SOURCE_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_PER_ITEM,
} from '../product.ts'
import { cellCount } from '../rules/grid.ts'
import { cardIdSchema } from './card.ts'
import { describedBy } from './described-by.ts'
import {
  atLeast,
  body,
  BODY_MUST_BE_AN_OBJECT,
  documentId,
  lineOfName,
  lineOfText,
  linesOfText,
  opIdSchema,
  refuse,
  time,
} from './text.ts'
import { knownUsername } from './user.ts'

/** The public id of a category, in a path or a body. */
export const categoryIdSchema = z
  .string('Category id must be text')
  .refine(isCategoryId, 'Category id must be 10 letters, digits, _ or -')
  .meta({ pattern: CARD_ID_PATTERN.source })

export const itemIdSchema = documentId('Item id')

/** A category as one reader sees it. */
export const category = z.object({
  categoryId: categoryIdSchema,
  name: z.string(),
  description: z.string(),
  type: z.enum(['official', 'user']),
  /** The language of an official category; null for a user's category. */
  language: z.enum(LANGUAGE_TAGS).nullable(),
  itemCount: z.int().min(0),
  createdAt: time,
  updatedAt: time,
  isOwner: z.boolean(),
  /** The reader's permission; null for the owner and for readers without one. */
  permission: z.enum(PERMISSION_LEVELS).nullable(),
  /** The owner's display name, or username if there is none; null for official categories. */
  ownerName: z.string().nullable(),
})
export type Category = z.output<typeof category>

/** One item of a category. */
export const item = z.object({
  id: itemIdSchema,
  content: z.string(),
  contentType: z.enum(CONTENT_TYPES),
  tags: z.array(z.string()),
  source: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
})
export type ContentItem = z.output<typeof item>

export const categoryNameSchema = atLeast(
  lineOfName('Category name', CATEGORY_NAME_MAX_LENGTH),
  CATEGORY_NAME_MIN_LENGTH,
  `Category name must be at least ${CATEGORY_NAME_MIN_LENGTH} characters`,
)
export const descriptionSchema = linesOfText('Description', DESCRIPTION_MAX_LENGTH)
export const contentSchema = atLeast(
  lineOfText('Content', CONTENT_MAX_LENGTH),
  CONTENT_MIN_LENGTH,
  `Content must be at least ${CONTENT_MIN_LENGTH} characters`,
)
const contentType = z.enum(CONTENT_TYPES, `Content type must be one of ${CONTENT_TYPES.join(', ')}`)
const TOO_MANY_TAGS = `Tags must be at most ${TAGS_PER_ITEM}`
/** Blank and repeated tags are dropped. */
export const tagsSchema = z
  .array(lineOfText('Tag', TAG_MAX_LENGTH), 'Tags must be a list of texts')
  .max(TAGS_PER_ITEM, TOO_MANY_TAGS)
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])
/** An empty source becomes null. */
const source = lineOfText('Source', SOURCE_MAX_LENGTH)
  .nullable()
  .transform((text) => (text === '' ? null : text))
const timeOf = (field: string) => z.iso.datetime(`${field} must be a time in ISO 8601`)
const baseUpdatedAt = timeOf('updatedAt')

/** The body of `PATCH /api/categories/{id}`: any of the fields, and the `updatedAt` on which the change is based. */
export const patchCategoryBody = body({
  name: categoryNameSchema,
  description: descriptionSchema,
  updatedAt: baseUpdatedAt,
}).partial()

/** An item as a caller sends it. */
export const newItem = z.object(
  {
    content: contentSchema,
    contentType: contentType.default(DEFAULT_CONTENT_TYPE),
    tags: tagsSchema.default([]),
    source: source.default(null),
  },
  'An item must be an object',
)
/** A parsed item, with defaults. */
export type NewItem = z.output<typeof newItem>

const itemsSchema = z
  .array(newItem, 'Items must be a list')
  .max(BULK_MAX_ITEMS, `Items must be at most ${BULK_MAX_ITEMS}`)
const opIdField = { opId: opIdSchema.optional() }
/** Identifies a deleted item that is added again in its former place. */
const again = z
  .object({ id: itemIdSchema, createdAt: timeOf('createdAt') }, 'again must be an object')
  .optional()
const oneItemBody = newItem.extend({ ...opIdField, again })
/** A parsed item to add. */
export type AddedItem = NewItem & Pick<z.output<typeof oneItemBody>, 'again'>
const manyItemsBody = z.object({ items: itemsSchema.min(1, "Items can't be empty"), ...opIdField })

const chosenId = z
  .string('Category id must be text')
  .refine((id) => id === '' || isCategoryId(id), 'Category id must be 10 letters, digits, _ or -')
  .transform((id) => (id === '' ? undefined : id))
  .optional()

/** The optional body of `POST /api/categories/{id}/copy`: the id of the copy, so that the call can be repeated. */
export const copyCategoryBody = body({ categoryId: chosenId }).default({})

/**
 * The body of `POST /api/categories`. An empty `categoryId` becomes undefined, and a new id is assigned. `type` is ignored, because
 * users can only create user categories.
 */
export const createCategoryBody = body({
  categoryId: chosenId,
  name: categoryNameSchema,
  description: descriptionSchema
    .nullable()
    .transform((text) => text ?? '')
    .default(''),
  items: itemsSchema.default([]),
})

/**
 * The body of `POST /api/categories/{id}/content`: one item, or `{items}`. The form is selected here instead of with z.union, so
 * that messages name the item.
 */
export const addContentBody = describedBy(
  z
    .record(z.string(), z.unknown(), BODY_MUST_BE_AN_OBJECT)
    .transform((given, context): { items: AddedItem[]; isList: boolean; opId: string | undefined } => {
      const isList = given.items !== undefined
      const parsed = isList ? manyItemsBody.safeParse(given) : oneItemBody.safeParse(given)
      if (parsed.success) {
        const { opId, ...data } = parsed.data
        return { items: 'items' in data ? data.items : [data], isList, opId }
      }
      for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message })
      return z.NEVER
    }),
  z.union([oneItemBody, manyItemsBody]),
)

/** The body of `PATCH /api/content/{id}`: any of an item's fields, and the `updatedAt` on which the change is based. */
export const patchItemBody = body({
  content: contentSchema,
  contentType,
  tags: tagsSchema,
  source,
  updatedAt: baseUpdatedAt,
}).partial()

/** The body of `POST /api/categories/{id}/permissions`. */
export const grantBody = body({
  username: knownUsername,
  permissionLevel: z
    .enum(PERMISSION_LEVELS, `Permission level must be one of ${PERMISSION_LEVELS.join(', ')}`)
    .default(DEFAULT_PERMISSION_LEVEL),
})

/** The body of `POST /api/categories/{id}/use`. `temporary` defaults to whether the caller is a guest. */
export const useCategoryBody = body({
  gridSize: z.literal(GRID_SIZES, 'Grid size must be 3, 4 or 5').default(DEFAULT_GRID_SIZE),
  hasFreeSpace: z.boolean('Free space must be true or false').default(true),
  count: z.int('Count must be a whole number').min(1, 'Count must be at least 1').optional(),
  temporary: z.boolean('Temporary must be true or false').optional(),
  cardId: cardIdSchema.optional(),
}).transform((options, context) => {
  const cells = cellCount(options.gridSize)
  const { count = Math.max(DEFAULT_USE_COUNT, cells) } = options
  if (count >= cells) return { ...options, count }
  return refuse(context, ['count'], `Count must be at least ${cells} for grid size ${options.gridSize}`)
})
