import * as v from 'valibot'
import type { Card } from '#shared/schemas/card.ts'
import { sizeOfCells } from '#shared/rules/grid.ts'
import {
  readStored,
  removeStored,
  storedKeys,
  writeStored,
  type StoredSchema,
} from '../lib/storage/storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { cardSchema, contentEntries } from './stored-card.ts'
import { otherOpenTabs, claimTab, TAB_ID } from './open-tabs.ts'
import { addUnaware, receiveCard, startQueue, unsentEdits, type EditQueue } from './outbox.ts'
import type { Edit } from './edits.ts'
import type { Operation } from './operations.ts'

/** Edits that the server has not confirmed, with the card that they were made on (LIV-12). */
export interface UnsentEdits {
  queue: EditQueue
  /** False: the author holds them. */
  live: boolean
  /** Structural changes that were dropped while no screen could offer to apply them again (LIV-5). */
  rejected?: readonly Operation[]
}

/** By tab id: entries belong to one tab each, and pass to another only when that tab is gone. */
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

const changeEntries = { ...contentEntries, cells: cellsSchema }
const changeSchema = v.partial(v.object(changeEntries))
const replacedSchema = v.partial(v.object({ ...changeEntries, theme: v.string(), pattern: v.string() }))

const operationsSchema = v.array(v.custom<Operation>((value) => v.is(v.object({ type: v.string() }), value)))

const editSchema: StoredSchema<Edit> = v.object({
  change: v.object({ ...changeSchema.entries, was: replacedSchema }),
  again: v.exactOptional(operationsSchema),
  bySquare: v.exactOptional(v.literal(true)),
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
  backlog: v.exactOptional(v.array(editSchema)),
  calls: v.exactOptional(
    v.array(
      v.object({
        opId: v.string(),
        word: v.string(),
        undo: v.exactOptional(v.literal(true)),
        isSent: v.exactOptional(v.literal(true)),
      }),
    ),
  ),
})

const editsByTabSchema: StoredSchema<EditsByTab> = v.record(
  v.string(),
  v.object({ queue: queueSchema, live: v.boolean(), rejected: v.exactOptional(operationsSchema) }),
)

function read(userId: string, cardId: string): EditsByTab {
  return readStored(STORAGE_KEYS.unsentEdits(userId, cardId), editsByTabSchema) ?? {}
}

/** Stores the entries of a card; removes the key when there are none. */
function write(userId: string, cardId: string, entries: EditsByTab): void {
  const key = STORAGE_KEYS.unsentEdits(userId, cardId)
  if (Object.keys(entries).length > 0) writeStored(key, entries)
  else removeStored(key)
}

/** Stores this tab's unsent edits of a card; undefined removes them. */
export function writeUnsentEdits(userId: string, cardId: string, edits: UnsentEdits | undefined): void {
  const { [TAB_ID]: mine, ...others } = read(userId, cardId)
  if (edits) claimTab()
  if (edits || mine) write(userId, cardId, { ...others, ...(edits && { [TAB_ID]: edits }) })
}

/** Whether any tab of this browser has stored unsent edits of a card. */
export function hasUnsentEdits(userId: string, cardId: string): boolean {
  return storedKeys(STORAGE_KEYS.unsentEdits(userId, cardId)).length > 0
}

/** The same, of any user: without the server it is unknown who is signed in. */
export function hasUnsentEditsOfAnyUser(cardId: string): boolean {
  const prefix = STORAGE_KEYS.unsentEdits('', '').slice(0, -1)
  return storedKeys(prefix).some((key) => key.endsWith(`:${cardId}`))
}

/** Takes the unsent edits of this tab and of closed tabs, oldest first. An open tab sends its own. */
export async function takeUnsentEdits(userId: string, cardId: string): Promise<UnsentEdits[]> {
  const open = await otherOpenTabs()
  const entries = Object.entries(read(userId, cardId))
  const taken = entries.filter(([tabId]) => !open.has(tabId))
  if (taken.length > 0)
    write(userId, cardId, Object.fromEntries(entries.filter(([tabId]) => open.has(tabId))))
  return taken.map(([, edits]) => edits)
}

/** Removes the unsent edits of a card that is gone. */
export function removeUnsentEdits(userId: string, cardId: string): void {
  write(userId, cardId, {})
}

/** The newest unsent edits of a card, which stay stored. */
export function peekUnsentEdits(userId: string, cardId: string): UnsentEdits | undefined {
  return Object.values(read(userId, cardId)).at(-1)
}

/** Applies the unsent edits of earlier visits to the server's card. */
export function restoreQueue(card: Card, [first, ...others]: readonly UnsentEdits[]): EditQueue {
  if (!first) return startQueue(card)
  const unaware = others.flatMap((other) => unsentEdits(other.queue))
  const received = receiveCard(first.queue, card)
  const calls = [received, ...others.map(({ queue }) => receiveCard(queue, card))].flatMap(
    (queue) => queue.calls ?? [],
  )
  return { ...addUnaware(received, unaware), calls }
}
