import * as v from 'valibot'
import { newOpId } from '#shared/ids.ts'
import { applyChange, contentOf } from '#shared/rules/card-changes.ts'
import type { Card, CardChange } from '#shared/schemas/card.ts'
import { readStored, removeStored, writeStored, type StoredSchema } from '../../lib/storage/storage.ts'
import type { Operation } from './operations.ts'
import type { Unsent } from './pending-storage.ts'
import type { PendingStep } from './pending.ts'
import { operationStep, stepsBetween, type Step } from './steps.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'
import { cardSchema, cellsSchema, contentEntries } from '../stored-card.ts'

// Unsent edits as versions up to 0.3.0 stored them: as differences, in five places. Read until December 2027, never written.

const changeEntries = v.partial(v.object({ ...contentEntries, cells: cellsSchema })).entries
const replaced = v.partial(
  v.object({ ...contentEntries, cells: cellsSchema, theme: v.string(), pattern: v.string() }),
)
const operations = v.array(v.custom<Operation>((value) => v.is(v.object({ type: v.string() }), value)))
const edit = v.object({
  change: v.object({ ...changeEntries, was: replaced }),
  again: v.exactOptional(operations),
})
const call = v.object({
  opId: v.string(),
  word: v.string(),
  undo: v.exactOptional(v.literal(true)),
  isSent: v.exactOptional(v.literal(true)),
})
const entry = v.object({
  queue: v.object({
    server: cardSchema,
    inFlight: v.exactOptional(
      v.object({ opId: v.string(), edit, ifVersion: v.exactOptional(v.pipe(v.number(), v.integer())) }),
    ),
    later: v.exactOptional(edit),
    conflicts: v.array(edit),
    backlog: v.exactOptional(v.array(edit)),
    calls: v.exactOptional(v.array(call)),
  }),
  live: v.boolean(),
  rejected: v.exactOptional(operations),
})
type OldEdit = v.InferOutput<typeof edit>
type OldEntry = v.InferOutput<typeof entry>
const entries: StoredSchema<Record<string, OldEntry>> = v.record(v.string(), entry)

const withId = (step: Step): PendingStep => ({ ...step, id: newOpId() })

/** The steps of an edit made on `card`, and the card after it. */
function stepsOf(card: Card, { change, again }: OldEdit): { steps: PendingStep[]; after: Card } {
  const { was: _was, ...now } = change
  const after = { ...card, ...applyChange(contentOf(card), now) }
  const base = {
    ...contentOf(after),
    cells: card.cells,
    gridSize: card.gridSize,
    hasFreeSpace: card.hasFreeSpace,
  }
  const steps =
    again === undefined
      ? stepsBetween(contentOf(card), contentOf(after))
      : [
          ...stepsBetween(contentOf(card), { ...base, extra: card.extra }),
          ...again.map((operation) => operationStep(card, operation, newOpId())),
        ]
  return { steps: steps.map(withId), after }
}

function convertEntry({ queue, live, rejected = [] }: OldEntry): Unsent {
  const { server, inFlight, later, conflicts, backlog = [], calls = [] } = queue
  let card = server
  const steps: PendingStep[] = []
  const add = (one: OldEdit | undefined) => {
    if (!one) return []
    const converted = stepsOf(card, one)
    card = converted.after
    steps.push(...converted.steps)
    return converted.steps.map(({ id }) => id)
  }
  const of = add(inFlight?.edit)
  for (const one of [...conflicts, later, ...backlog]) add(one)
  const made = calls.map(
    ({ opId, word, undo }) => ({ type: 'call', word, id: opId, ...(undo && { undo }) }) as const,
  )
  const sentCalls = calls
    .filter(({ isSent }) => isSent)
    .map(({ opId, word, undo }) => ({
      opId,
      change: { ...(undo ? { uncall: word } : { call: word }), opId },
      of: [opId],
    }))
  const sentEdit = inFlight && {
    opId: inFlight.opId,
    change: { ...(inFlight.edit.change as CardChange), opId: inFlight.opId },
    of,
    ...(inFlight.ifVersion !== undefined && { ifVersion: inFlight.ifVersion }),
  }
  return {
    pending: { server, sent: [...sentCalls, ...(sentEdit ? [sentEdit] : [])], steps: [...made, ...steps] },
    live,
    undone: rejected.map((operation) => ({ ...operationStep(server, operation, newOpId()), late: true })),
  }
}

const read = (userId: string, cardId: string) =>
  readStored(STORAGE_KEYS.oldEdits(userId, cardId), entries) ?? {}

/** Reads the unsent edits that tabs of older versions have stored for a card, by tab. */
export function readOldEdits(userId: string, cardId: string): Record<string, Unsent> {
  return Object.fromEntries(
    Object.entries(read(userId, cardId)).map(([tabId, old]) => [tabId, convertEntry(old)]),
  )
}

export function removeOldEdits(userId: string, cardId: string, tabIds: readonly string[]): void {
  if (tabIds.length === 0) return
  const left = Object.entries(read(userId, cardId)).filter(([tabId]) => !tabIds.includes(tabId))
  const key = STORAGE_KEYS.oldEdits(userId, cardId)
  if (left.length > 0) writeStored(key, Object.fromEntries(left))
  else removeStored(key)
}
