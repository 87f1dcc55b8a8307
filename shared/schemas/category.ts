import { z } from 'zod'
import { CARD_ID_PATTERN, isCategoryId } from '../ids.ts'
import {
  BULK_MAX_ITEMS,
  CATEGORY_NAME_MAX_LENGTH,
  CATEGORY_NAME_MIN_LENGTH,
  CONTENT_MAX_LENGTH,
  CONTENT_MIN_LENGTH,
  CONTENT_TYPES,
  DEFAULT_CONTENT_TYPE,
  DEFAULT_GRID_SIZE,
  DEFAULT_PERMISSION_LEVEL,
  DEFAULT_USE_COUNT,
  DESCRIPTION_MAX_LENGTH,
  GRID_SIZES,
  PERMISSION_LEVELS,
  SOURCE_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_PER_ITEM,
  type ContentType,
  type PermissionLevel,
} from '../product.ts'
import { cellCount } from '../rules/grid.ts'
import { codePointLength } from '../rules/text.ts'
import { describedBy } from './described-by.ts'
import { BODY_MUST_BE_AN_OBJECT, lineOfName, lineOfText, linesOfText } from './text.ts'

/** A category for one reader. Times are ISO 8601 in UTC. */
export interface Category {
  categoryId: string
  name: string
  description: string
  type: 'official' | 'user'
  itemCount: number
  createdAt: string
  updatedAt: string
  isOwner: boolean
  /** What the reader has been granted; null for the owner and for readers without a grant. */
  permission: PermissionLevel | null
  /** Display name or else username; null for official categories. */
  ownerName: string | null
}

/** One item of a category. */
export interface ContentItem {
  id: string
  content: string
  contentType: ContentType
  tags: string[]
  source: string | null
  createdAt: string
  updatedAt: string
}

/** The public id of a category, in a path or a body. */
export const categoryIdSchema = z
  .string('Category id must be text')
  .refine(isCategoryId, 'Category id must be 10 letters, digits, _ or -')
  .meta({ pattern: CARD_ID_PATTERN.source })

/** Ids that MongoDB generated. */
const documentId = (what: string) =>
  z.string(`${what} must be text`).regex(/^[0-9a-f]{24}$/, `This isn't a ${what.toLowerCase()}`)
export const itemIdSchema = documentId('Item id')
export const userIdSchema = documentId('User id')

const atLeast = (what: string, min: number) =>
  [(text: string) => codePointLength(text) >= min, `${what} must be at least ${min} characters`] as const

export const categoryNameSchema = lineOfName('Category name', CATEGORY_NAME_MAX_LENGTH).refine(
  ...atLeast('Category name', CATEGORY_NAME_MIN_LENGTH),
)
export const descriptionSchema = linesOfText('Description', DESCRIPTION_MAX_LENGTH)
export const contentSchema = lineOfText('Content', CONTENT_MAX_LENGTH).refine(
  ...atLeast('Content', CONTENT_MIN_LENGTH),
)
const contentType = z.enum(CONTENT_TYPES, `Content type must be one of ${CONTENT_TYPES.join(', ')}`)
const TOO_MANY_TAGS = `Tags must be at most ${TAGS_PER_ITEM}`
/** Blank and repeated tags are dropped. */
export const tagsSchema = z
  .array(lineOfText('Tag', TAG_MAX_LENGTH), 'Tags must be a list of texts')
  .max(TAGS_PER_ITEM, TOO_MANY_TAGS)
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])
/** An empty one becomes null. */
const source = lineOfText('Source', SOURCE_MAX_LENGTH)
  .nullable()
  .transform((text) => (text === '' ? null : text))
const basedOn = z.iso.datetime('updatedAt must be a time in ISO 8601')

/** The body of `PATCH /api/categories/{id}`: any part of it, and the `updatedAt` that it is based on. */
export const patchCategoryBody = z
  .object(
    { name: categoryNameSchema, description: descriptionSchema, updatedAt: basedOn },
    BODY_MUST_BE_AN_OBJECT,
  )
  .partial()

/** One item, as a caller sends it. */
export const newItem = z.object(
  {
    content: contentSchema,
    contentType: contentType.default(DEFAULT_CONTENT_TYPE),
    tags: tagsSchema.default([]),
    source: source.default(null),
  },
  'An item must be an object',
)
/** One parsed item, with defaults. */
export type NewItem = z.output<typeof newItem>

const itemsSchema = z
  .array(newItem, 'Items must be a list')
  .max(BULK_MAX_ITEMS, `Items must be at most ${BULK_MAX_ITEMS}`)
const manyItemsBody = z.object({ items: itemsSchema.min(1, "Items can't be empty") })

/**
 * The body of `POST /api/categories`. An empty `categoryId` becomes undefined and gets a new id. `type` is ignored: users create
 * user categories.
 */
export const createCategoryBody = z.object(
  {
    categoryId: z
      .string('Category id must be text')
      .refine((id) => id === '' || isCategoryId(id), 'Category id must be 10 letters, digits, _ or -')
      .transform((id) => (id === '' ? undefined : id))
      .optional(),
    name: categoryNameSchema,
    description: descriptionSchema
      .nullable()
      .transform((text) => text ?? '')
      .default(''),
    items: itemsSchema.default([]),
  },
  BODY_MUST_BE_AN_OBJECT,
)

/**
 * The body of `POST /api/categories/{id}/content`: one item, or `{items}`. The form is chosen here, not by z.union, so
 * that a message names the item.
 */
export const addContentBody = describedBy(
  z
    .record(z.string(), z.unknown(), BODY_MUST_BE_AN_OBJECT)
    .transform((given, context): { items: NewItem[]; isList: boolean } => {
      const isList = given.items !== undefined
      const parsed = isList ? manyItemsBody.safeParse(given) : newItem.safeParse(given)
      if (parsed.success) {
        const { data } = parsed
        return { items: 'items' in data ? data.items : [data], isList }
      }
      for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message })
      return z.NEVER
    }),
  z.union([newItem, manyItemsBody]),
)

/** The body of `PATCH /api/content/{id}`: any part of an item, and the `updatedAt` that it is based on. */
export const patchItemBody = z
  .object(
    { content: contentSchema, contentType, tags: tagsSchema, source, updatedAt: basedOn },
    BODY_MUST_BE_AN_OBJECT,
  )
  .partial()

/** The body of `POST /api/categories/{id}/permissions`. */
export const grantBody = z.object(
  {
    // Not the schema of a new username: the user is looked up as typed.
    username: z
      .string('Username must be text')
      .trim()
      .min(3, 'Username must be at least 3 characters')
      .max(100),
    permissionLevel: z
      .enum(PERMISSION_LEVELS, `Permission level must be one of ${PERMISSION_LEVELS.join(', ')}`)
      .default(DEFAULT_PERMISSION_LEVEL),
  },
  BODY_MUST_BE_AN_OBJECT,
)

/** The body of `POST /api/categories/{id}/hidden`. `allOfOwner` hides what the owner shares now and later. */
export const hideBody = z.object(
  { allOfOwner: z.boolean('All of owner must be true or false').default(false) },
  BODY_MUST_BE_AN_OBJECT,
)

/** The body of `POST /api/categories/{id}/use`. `temporary` defaults to whether the caller is a guest. */
export const useCategoryBody = z
  .object(
    {
      gridSize: z.literal(GRID_SIZES, 'Grid size must be 3, 4 or 5').default(DEFAULT_GRID_SIZE),
      hasFreeSpace: z.boolean('Free space must be true or false').default(true),
      count: z.int('Count must be a whole number').positive('Count must be at least 1').optional(),
      temporary: z.boolean('Temporary must be true or false').optional(),
    },
    BODY_MUST_BE_AN_OBJECT,
  )
  .transform((body, context) => {
    const count = body.count ?? Math.max(DEFAULT_USE_COUNT, cellCount(body.gridSize))
    if (count >= cellCount(body.gridSize)) return { ...body, count }
    context.addIssue({
      code: 'custom',
      path: ['count'],
      message: `Count must be at least ${cellCount(body.gridSize)} for grid size ${body.gridSize}`,
    })
    return z.NEVER
  })
