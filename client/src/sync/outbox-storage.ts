import * as v from 'valibot'
import { newOpId } from '#shared/ids.ts'
import { GRID_SIZES, THEMES } from '#shared/product.ts'
import { sizeOfCells } from '#shared/rules/grid.ts'
import { readStored, removeStored, STORAGE_KEYS, writeStored, type StoredSchema } from '../lib/storage.ts'
import { cardSchema, contentEntries } from './stored-card.ts'
import type { EditQueue } from './outbox.ts'
import type { Edit } from './edits.ts'
import type { Operation } from './operations.ts'

/** Edits that the server has not confirmed, with the card that they were made on (LIV-12). */
export interface UnsentEdits {
  queue: EditQueue
  /** False: the author holds them. */
  live: boolean
}

/** By tab id: two tabs with the same card store their own edits. */
type EditsByTab = Record<string, UnsentEdits>

const cellsSchema = v.union([
  v.pipe(
    v.array(v.string()),
    v.check((cells) => sizeOfCells(cells) !== undefined),
  ),
  v.pipe(
    v.record(v.string(), v.string()),
    v.check((cells) => !Array.isArray(cells)),
  ),
])

const { title, freeSpaceImageUrl, hasFreeSpace } = contentEntries
const changeEntries = {
  title: v.exactOptional(title),
  freeSpaceImageUrl: v.exactOptional(freeSpaceImageUrl),
  gridSize: v.exactOptional(v.picklist(GRID_SIZES)),
  hasFreeSpace: v.exactOptional(hasFreeSpace),
  cells: v.exactOptional(cellsSchema),
}

const editSchema: StoredSchema<Edit> = v.object({
  change: v.object({
    ...changeEntries,
    theme: v.exactOptional(v.picklist(THEMES)),
    was: v.object({ ...changeEntries, theme: v.exactOptional(v.string()) }),
  }),
  again: v.exactOptional(
    v.array(v.custom<Operation>((value) => v.is(v.object({ type: v.string() }), value))),
  ),
})

const queueSchema: StoredSchema<EditQueue> = v.object({
  server: cardSchema,
  inFlight: v.exactOptional(
    v.object({
      opId: v.string(),
      edit: editSchema,
      ifVersion: v.exactOptional(v.pipe(v.number(), v.integer())),
    }),
  ),
  later: v.exactOptional(editSchema),
  conflicts: v.array(editSchema),
})

const editsByTabSchema: StoredSchema<EditsByTab> = v.record(
  v.string(),
  v.object({ queue: queueSchema, live: v.boolean() }),
)

const TAB_ID = newOpId()

function read(userId: string, cardId: string): EditsByTab {
  return readStored(STORAGE_KEYS.unsentEdits(userId, cardId), editsByTabSchema) ?? {}
}

/** Stores this tab's unsent edits of a card; undefined removes them. */
export function writeUnsentEdits(userId: string, cardId: string, edits: UnsentEdits | undefined): void {
  const { [TAB_ID]: mine, ...others } = read(userId, cardId)
  const key = STORAGE_KEYS.unsentEdits(userId, cardId)
  if (edits) writeStored(key, { ...others, [TAB_ID]: edits })
  else if (Object.keys(others).length > 0) writeStored(key, others)
  else if (mine) removeStored(key)
}

/**
 * Removes and returns the unsent edits of all tabs, oldest first. A tab that is still open sends its edits too: the same
 * change made twice counts once.
 */
export function takeUnsentEdits(userId: string, cardId: string): UnsentEdits[] {
  const edits = Object.values(read(userId, cardId))
  if (edits.length > 0) removeStored(STORAGE_KEYS.unsentEdits(userId, cardId))
  return edits
}

/** The newest unsent edits of a card, which stay stored. */
export function peekUnsentEdits(userId: string, cardId: string): UnsentEdits | undefined {
  return Object.values(read(userId, cardId)).at(-1)
}
