import { z } from 'zod'
import { isObject } from '../is-object.ts'
import { CARD_ID_PATTERN, isCardId, isTemporaryId, ORIGIN_PATTERN } from '../ids.ts'
import {
  CELL_MAX_LENGTH,
  DEFAULT_GRID_SIZE,
  DEFAULT_PATTERN,
  DEFAULT_THEME,
  GRID_SIZES,
  IMAGE_URL_MAX_LENGTH,
  MAX_CALLED,
  MAX_EXTRA,
  PATTERNS,
  THEMES,
  TITLE_MAX_LENGTH,
} from '../product.ts'
import { fitsCardSize, TOO_MANY_WORDS } from '../rules/card-size.ts'
import { cellCount, emptyCells, freeIndexOf, sizeOfCells, withFreeCellEmpty } from '../rules/grid.ts'
import { describedBy } from './described-by.ts'
import { atLeast, body, lineOfName, lineOfText, opIdSchema, refuse, time } from './text.ts'

/** The public id of a stored card, in a path or a packet. */
export const cardIdSchema = z
  .string('Card id must be text')
  .refine(isCardId, "This isn't a card id")
  .meta({ pattern: CARD_ID_PATTERN.source })

/** The part of a card that its author edits. */
export const cardContent = z.object({
  title: z.string().max(TITLE_MAX_LENGTH),
  gridSize: z.literal(GRID_SIZES),
  hasFreeSpace: z.boolean(),
  /** gridSize² texts. The free cell is always empty. */
  cells: z.array(z.string()).min(9).max(25),
  theme: z.enum(THEMES),
  freeSpaceImageUrl: z.string().nullable(),
  /** Words without a square, for the caller and for players' own cards. */
  extra: z.array(z.string()).max(MAX_EXTRA),
  /** Which marks win. */
  pattern: z.enum(PATTERNS),
  /** Whether players see the calls. Words can be called in either case. */
  showsCalls: z.boolean(),
  /** Whether words stay in their column on players' own cards (rules/columns.ts). */
  columns: z.boolean(),
})
export type CardContent = z.output<typeof cardContent>

/** A card as anyone with its link can read it. */
export const card = z.object({
  cardId: cardIdSchema,
  ...cardContent.shape,
  /** The words called in this round, in order. */
  called: z.array(z.string()).max(MAX_CALLED),
  createdAt: time,
  updatedAt: time,
  /** 1 at creation, plus 1 with every change (LIV-1). */
  version: z.int().min(1),
  /** 1 at creation, plus 1 with every new round. */
  round: z.int().min(1),
  /** For a card that was sent by link before it was saved, the link's `origin`, by which copies recognize the maker's card. */
  origin: z.string().regex(ORIGIN_PATTERN).optional(),
})
export type Card = z.output<typeof card>

/** A card as HTTP responses contain it. The owner and co-hosts can edit it; the owner's identity stays private. */
export const cardReply = card.extend({ isOwner: z.boolean(), canEdit: z.boolean() })
export type CardReply = z.output<typeof cardReply>

/** Texts by cell index, for changes of single cells. */
export type CellsByIndex = Record<string, string>

const MAX_CELLS = Math.max(...GRID_SIZES) ** 2

const gridSize = z.literal(GRID_SIZES, 'Grid size must be 3, 4 or 5')
const cell = lineOfText('Cell', CELL_MAX_LENGTH)
const title = lineOfName('Title', TITLE_MAX_LENGTH)
const theme = z.enum(THEMES, `Theme must be one of ${THEMES.join(', ')}`)
const hasFreeSpace = z.boolean('Free space must be true or false')
const showsCalls = z.boolean('showsCalls must be true or false')
const columns = z.boolean('columns must be true or false')
const cellsList = z
  .array(cell, 'Cells must be a list of texts')
  .min(1, 'Cells cannot be empty')
  .max(MAX_CELLS, `Cells must be at most ${MAX_CELLS}`)

const wordList = (what: string, max: number) =>
  z
    .array(
      atLeast(lineOfText(what, CELL_MAX_LENGTH), 1, `${what} can't be empty`),
      `${what}s must be a list of texts`,
    )
    .max(max, `${what}s must be at most ${max}`)
    .transform((words) => [...new Set(words)])
const extra = wordList('Extra word', MAX_EXTRA)
const pattern = z.enum(PATTERNS, `Pattern must be one of ${PATTERNS.join(', ')}`)
const call = atLeast(lineOfText('Call', CELL_MAX_LENGTH), 1, "Call can't be empty")

/** A URL without credentials: no `@` before the path, query or fragment. */
const WITHOUT_CREDENTIALS = /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i
/** A URL with credentials. */
const WITH_CREDENTIALS = /^https?:\/\/[^/?#\\]*@/i
const webAddress = z.url({ protocol: /^https?$/ }).regex(WITHOUT_CREDENTIALS)

/** The URL of the free space's image. An empty text becomes null. */
export const imageUrlSchema = lineOfText('Image URL', IMAGE_URL_MAX_LENGTH)
  .refine((text) => !WITH_CREDENTIALS.test(text), {
    error: "Image URL can't contain a username or password",
    abort: true,
  })
  .refine(
    (text) => text === '' || webAddress.safeParse(text).success,
    'Image URL must start with http:// or https://',
  )
  .transform((text) => (text === '' ? null : text))

/**
 * The body of `POST /api/cards`. Missing fields get their defaults. An empty or temporary `cardId` becomes undefined, and a new id
 * is assigned. The free cell becomes empty.
 */
export const createCardBody = body({
  cardId: z
    .string('Card id must be text')
    .refine(
      (id) => id === '' || isTemporaryId(id) || isCardId(id),
      'Card id must be 10 letters, digits, _ or -',
    )
    .transform((id) => (isCardId(id) ? id : undefined))
    .optional(),
  title: title.default(''),
  gridSize: gridSize.default(DEFAULT_GRID_SIZE),
  hasFreeSpace: hasFreeSpace.default(true),
  cells: cellsList.optional(),
  theme: theme.default(DEFAULT_THEME),
  freeSpaceImageUrl: imageUrlSchema.nullable().default(null),
  extra: extra.default([]),
  pattern: pattern.default(DEFAULT_PATTERN),
  showsCalls: showsCalls.default(true),
  columns: columns.default(false),
  called: wordList('Called word', MAX_CALLED).default([]),
  /** Hashed to become the card's `origin`, so that only the maker of a link can create the card that the link's copies follow. */
  originSecret: z
    .string('originSecret must be text')
    .regex(ORIGIN_PATTERN, 'originSecret must be 22 letters, digits, _ or -')
    .optional(),
}).transform((given, context) => {
  const count = cellCount(given.gridSize)
  const cells = given.cells ?? emptyCells(given.gridSize)
  if (cells.length !== count)
    return refuse(context, ['cells'], `Cells must be ${count} for grid size ${given.gridSize}`)
  const created = { ...given, cells: withFreeCellEmpty(cells, freeIndexOf(given)) }
  return fitsCardSize(created) ? created : refuse(context, ['extra'], TOO_MANY_WORDS)
})

const CELL_INDEX = /^(?:0|[1-9]\d?)$/
const replacedText = z.string('The replaced value must be text')

/**
 * A list of cells, or cells by index. The form is selected here instead of with z.union, so that messages name the cell. Zod's
 * record would silently drop an own `__proto__` key.
 */
function listOrByIndex(list: z.ZodType<string[]>, text: z.ZodType<string>) {
  const byIndex = z.record(z.string(), text, 'Cells must be a list of texts')
  const either = z.unknown().transform((given, context): string[] | CellsByIndex => {
    const invalidKey = isObject(given) ? Object.keys(given).find((key) => !CELL_INDEX.test(key)) : undefined
    if (invalidKey !== undefined) return refuse(context, [invalidKey], 'A cell is named by its index')
    const cells = (Array.isArray(given) ? list : byIndex).safeParse(given)
    if (cells.success) return cells.data
    for (const { path, message } of cells.error.issues) context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })
  return describedBy(either, z.union([list, byIndex]))
}

const isGridLength = (cells: string[]) => sizeOfCells(cells) !== undefined
const patchedCells = cellsList.refine(isGridLength, 'Cells must be 9, 16 or 25')
const replacedCells = z.array(replacedText).refine(isGridLength, 'The replaced cells must be 9, 16 or 25')

/** The values that a change replaces (LIV-4), in the form of the change. They are neither trimmed nor limited, only compared. */
const replacedValues = z
  .object(
    {
      title: replacedText,
      theme: replacedText,
      freeSpaceImageUrl: replacedText.nullable(),
      gridSize: z.int('The replaced grid size must be a whole number'),
      hasFreeSpace: z.boolean('The replaced free space must be true or false'),
      cells: listOrByIndex(replacedCells, replacedText),
      extra: z.array(replacedText, 'The replaced extra words must be a list of texts'),
      pattern: replacedText,
      showsCalls: z.boolean('The replaced showsCalls must be true or false'),
      columns: z.boolean('The replaced columns must be true or false'),
    },
    'The replaced values must be an object',
  )
  .partial()
export type ReplacedValues = z.output<typeof replacedValues>

const cardChange = body({
  title,
  gridSize,
  hasFreeSpace,
  theme,
  freeSpaceImageUrl: imageUrlSchema.nullable(),
  cells: listOrByIndex(patchedCells, cell),
  extra,
  pattern,
  showsCalls,
  columns,
  call,
  uncall: call,
  newRound: z.literal(true, 'A new round is asked for with true'),
  round: z.int('Round must be a whole number'),
  opId: opIdSchema,
  was: replacedValues,
}).partial()
/** A change of any part of a card (LIV-3). `gridSize` and `hasFreeSpace` guard cells by index, and `round` guards calls and new rounds. */
export type CardChange = z.output<typeof cardChange>

/** The body of `PATCH /api/cards/{cardId}`. */
export const patchCardBody = cardChange.transform(({ round, ...body }, context): CardChange => {
  const change = (body.call ?? body.uncall ?? body.newRound) === undefined ? body : { ...body, round }
  const { cells, gridSize: size, was } = change
  if (cells === undefined)
    return size === undefined ? change : refuse(context, ['cells'], 'A new grid size needs its cells')
  if (was?.cells !== undefined && Array.isArray(was.cells) !== Array.isArray(cells))
    return refuse(context, ['was', 'cells'], 'The replaced cells must have the form of the new ones')
  if (Array.isArray(cells))
    return size === undefined || cells.length === cellCount(size)
      ? change
      : refuse(context, ['cells'], `Cells must be ${cellCount(size)} for grid size ${size}`)
  if (size === undefined)
    return refuse(context, ['gridSize'], 'Single cells need the grid size they are meant for')
  if (change.hasFreeSpace === undefined)
    return refuse(context, ['hasFreeSpace'], 'Single cells need the free space setting they are meant for')
  const outside = (indexes: object = {}) =>
    Object.keys(indexes).find((index) => Number(index) >= cellCount(size))
  const [outsideNow, outsideOld] = [outside(cells), outside(was?.cells)]
  if (outsideNow !== undefined) return refuse(context, ['cells', outsideNow], 'This cell is outside the grid')
  if (outsideOld !== undefined)
    return refuse(context, ['was', 'cells', outsideOld], 'This cell is outside the grid')
  return change
})

/** The query of `GET /api/my-cards`. */
export const myCardsQuery = z.object({
  before: cardIdSchema.optional(),
  q: lineOfText('Search', TITLE_MAX_LENGTH).optional(),
})
