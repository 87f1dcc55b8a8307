import * as v from 'valibot'
import {
  DEFAULT_GRID_SIZE,
  DEFAULT_PATTERN,
  DEFAULT_THEME,
  GRID_SIZES,
  PATTERNS,
  THEMES,
} from '#shared/product.ts'
import { isObject } from '#shared/is-object.ts'
import { cellCount, emptyCells, sizeOfCells } from '#shared/rules/grid.ts'
import { gameDefaults } from '#shared/rules/game-defaults.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import type { StoredSchema } from '../lib/storage/storage.ts'

// Schemas of cards in local storage, which other versions of the app and people may have written.

export const contentEntries = {
  title: v.string(),
  gridSize: v.picklist(GRID_SIZES),
  hasFreeSpace: v.boolean(),
  cells: v.array(v.string()),
  theme: v.picklist(THEMES),
  freeSpaceImageUrl: v.nullable(v.string()),
  extra: v.array(v.string()),
  pattern: v.picklist(PATTERNS),
  showsCalls: v.boolean(),
  columns: v.boolean(),
}

/** The squares of a change: all of them, or some of them by index. */
export const cellsSchema = v.union([
  v.pipe(
    v.array(v.string()),
    v.check((cells) => sizeOfCells(cells) !== undefined),
  ),
  v.pipe(
    v.record(v.string(), v.string()),
    v.check((cells) => !Array.isArray(cells)),
  ),
])

/** Returns a schema that adds the fields missing in cards from before the called game, to the stored value itself. */
function storedCard<T extends CardContent>(schema: v.GenericSchema<T>): StoredSchema<T> {
  const complete = v.pipe(
    schema,
    v.check(({ gridSize, cells }) => cells.length === cellCount(gridSize)),
  )
  return v.custom<T>(
    (value) => isObject(value) && v.is(complete, Object.assign(value, { ...gameDefaults(), ...value })),
  )
}

export const contentSchema = storedCard<CardContent>(v.object(contentEntries))

export const cardSchema = storedCard<Card>(
  v.object({
    ...contentEntries,
    called: v.array(v.string()),
    cardId: v.string(),
    version: v.pipe(v.number(), v.integer()),
    round: v.pipe(v.number(), v.integer()),
    createdAt: v.string(),
    updatedAt: v.string(),
    origin: v.exactOptional(v.string()),
  }),
)

export function isContent(value: unknown): value is CardContent {
  return v.is(contentSchema, value)
}

/** Returns the content of a new card: empty, 5x5, blue, with a free space. */
export function emptyContent(): CardContent {
  return {
    title: '',
    gridSize: DEFAULT_GRID_SIZE,
    hasFreeSpace: true,
    cells: emptyCells(DEFAULT_GRID_SIZE),
    theme: DEFAULT_THEME,
    freeSpaceImageUrl: null,
    extra: [],
    pattern: DEFAULT_PATTERN,
    showsCalls: true,
    columns: false,
  }
}
