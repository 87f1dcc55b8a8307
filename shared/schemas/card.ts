import { z } from 'zod'
import { isCardId, isTemporaryId, OP_ID_PATTERN } from '../ids.ts'
import {
  CELL_MAX_LENGTH,
  DEFAULT_GRID_SIZE,
  DEFAULT_THEME,
  GRID_SIZES,
  IMAGE_URL_MAX_LENGTH,
  THEMES,
  TITLE_MAX_LENGTH,
  type GridSize,
  type Theme,
} from '../product.ts'
import type { CardChange } from '../rules/card-changes.ts'
import { cellCount, emptyCells, freeIndexOf, withFreeCellEmpty } from '../rules/grid.ts'
import { lineOfText } from './text.ts'

/** What an author decides about a card. `cells` has gridSize² entries; the free one is always empty. */
export interface CardContent {
  title: string
  gridSize: GridSize
  hasFreeSpace: boolean
  cells: string[]
  theme: Theme
  freeSpaceImageUrl: string | null
}

/** A card on the wire, as anyone with its link may read it. Times are ISO 8601 in UTC. */
export interface Card extends CardContent {
  cardId: string
  createdAt: string
  updatedAt: string
  /** 1 at creation, plus 1 with every change (LIV-1). */
  version: number
  /** 1 at creation, plus 1 with every new round. */
  round: number
}

/** A card as the HTTP calls answer it: `isOwner` tells the reader about themselves, never who the owner is. */
export interface CardReply extends Card {
  isOwner: boolean
}

const MAX_CELLS = Math.max(...GRID_SIZES) ** 2

const gridSize = z.literal(GRID_SIZES, 'Grid size must be 3, 4 or 5')
const cell = lineOfText('Cell', CELL_MAX_LENGTH)
const title = lineOfText('Title', TITLE_MAX_LENGTH)
const theme = z.enum(THEMES, `Theme must be one of ${THEMES.join(', ')}`)
const hasFreeSpace = z.boolean('Free space must be true or false')
const cellsList = z
  .array(cell, 'Cells must be a list of texts')
  .min(1, 'Cells cannot be empty')
  .max(MAX_CELLS, `Cells must be at most ${MAX_CELLS}`)

/** An authority without credentials: nothing before the path, query or fragment may hold an `@`. */
const WITHOUT_CREDENTIALS = /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i
const webAddress = z.url({ protocol: /^https?$/ }).regex(WITHOUT_CREDENTIALS)

const imageUrl = z
  .string('Image URL must be text')
  .trim()
  .max(IMAGE_URL_MAX_LENGTH, `Image URL must be at most ${IMAGE_URL_MAX_LENGTH} characters`)
  .refine(
    (text) => text === '' || webAddress.safeParse(text).success,
    'Image URL must start with http:// or https://',
  )
  .transform((text) => (text === '' ? null : text))
  .nullable()

/** The public id of a stored card, in a path or a packet. */
export const cardIdSchema = z.string('Card id must be text').refine(isCardId, 'This is not a card id')

/**
 * The body of `POST /api/cards`. Missing fields take the specified defaults; an empty `cardId`, or a temporary one, comes
 * out as undefined and gets a new id; the free cell comes out empty.
 */
export const createCardBody = z
  .object({
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
    freeSpaceImageUrl: imageUrl.default(null),
  })
  .transform((body, context) => {
    const cells = body.cells ?? emptyCells(body.gridSize)
    if (cells.length !== cellCount(body.gridSize)) {
      context.addIssue({
        code: 'custom',
        path: ['cells'],
        message: `Cells must be ${cellCount(body.gridSize)} for grid size ${body.gridSize}`,
      })
      return z.NEVER
    }
    return { ...body, cells: withFreeCellEmpty(cells, freeIndexOf(body)) }
  })

const cellIndex = z.string().regex(/^(0|[1-9]\d?)$/, 'A cell is named by its index')
const cellsByIndex = z.record(cellIndex, cell, 'Cells must be a list of texts')
const oldText = z.string('The replaced value must be text')

/**
 * The values a change replaces (LIV-4). Their texts are compared with what is stored, so they are neither trimmed nor
 * measured here.
 */
const wasSchema = z.object(
  {
    title: oldText,
    theme: oldText,
    freeSpaceImageUrl: oldText.nullable(),
    gridSize: z.number('The replaced grid size must be a number'),
    hasFreeSpace: z.boolean('The replaced free space must be true or false'),
    cells: z.union(
      [z.array(oldText).max(MAX_CELLS), z.record(cellIndex, oldText)],
      'The replaced cells must be texts',
    ),
  },
  'The replaced values must be an object',
)

/**
 * The body of `PATCH /api/cards/{cardId}` (LIV-3): any part of a card. Beside cells given by index, `gridSize` and
 * `hasFreeSpace` are guards; beside a list of cells they are new values.
 */
export const patchCardBody = z
  .object({
    title,
    gridSize,
    hasFreeSpace,
    theme,
    freeSpaceImageUrl: imageUrl,
    cells: z.unknown(),
    newRound: z.literal(true, 'A new round is asked for with true'),
    opId: z.string('opId must be text').regex(OP_ID_PATTERN, 'opId must be 8 to 64 letters, digits, _ or -'),
    was: wasSchema.partial(),
  })
  .partial()
  .transform((body, context): CardChange => {
    const refuse = (path: (string | number)[], message: string) => {
      context.addIssue({ code: 'custom', path, message })
      return z.NEVER
    }
    const { cells: given, was, ...rest } = body
    if (given === undefined) {
      if (rest.gridSize !== undefined) return refuse(['cells'], 'A new grid size needs its cells')
      return { ...rest, was }
    }
    // One of the two forms is chosen here, not by z.union, so that a message names the cell and not "one of two".
    const cells = (Array.isArray(given) ? cellsList : cellsByIndex).safeParse(given)
    if (!cells.success) {
      for (const issue of cells.error.issues)
        context.addIssue({ code: 'custom', path: ['cells', ...issue.path], message: issue.message })
      return z.NEVER
    }
    if (was?.cells !== undefined && Array.isArray(was.cells) !== Array.isArray(cells.data))
      return refuse(['was', 'cells'], 'The replaced cells must have the form of the new ones')
    if (Array.isArray(cells.data)) {
      const size = rest.gridSize
      if (size !== undefined && cells.data.length !== cellCount(size))
        return refuse(['cells'], `Cells must be ${cellCount(size)} for grid size ${size}`)
    } else {
      if (rest.gridSize === undefined)
        return refuse(['gridSize'], 'Single cells need the grid size they are meant for')
      if (rest.hasFreeSpace === undefined)
        return refuse(['hasFreeSpace'], 'Single cells need the free space setting they are meant for')
      const outside = Object.keys(cells.data).find(
        (index) => Number(index) >= cellCount(rest.gridSize as GridSize),
      )
      if (outside !== undefined) return refuse(['cells', outside], 'This cell is outside the grid')
    }
    return { ...rest, cells: cells.data, was }
  })

/** The query of `GET /api/my-cards`. */
export const myCardsQuery = z.object({
  before: cardIdSchema.optional(),
  q: lineOfText('Search', TITLE_MAX_LENGTH).optional(),
})
