import * as v from 'valibot'
import {
  readStored,
  removeStored,
  storedKeys,
  writeStored,
  type StoredSchema,
} from '../../lib/storage/storage.ts'
import { FIELD_NAMES } from './difference.ts'
import { readOldEdits, removeOldEdits } from './old-edits.ts'
import { isIdle, shownCard, type Pending } from './pending.ts'
import { otherOpenTabs, claimTab, TAB_ID } from './open-tabs.ts'
import { STORAGE_KEYS, unsentPrefixes } from '../storage-keys.ts'
import type { Step } from './steps.ts'
import { cardSchema, cellsSchema, contentEntries } from '../stored-card.ts'

/** Unsent edits of a card, with the card they were made on (LIV-12). */
export interface Unsent {
  pending: Pending
  /** False if the author has turned Live off, which holds edits. */
  live: boolean
  /** Set while no screen of the tab shows the card: the card's own editor may take the edits over. */
  away?: true | undefined
  /** Steps that could not be applied, and that no screen has offered to the author yet. */
  undone?: readonly Step[]
}

/** Entries by tab id. An entry passes to another tab only when its own is gone or shows another card. */
type UnsentByTab = Record<string, unknown>

const late = v.exactOptional(v.literal(true))
const words = v.array(v.string())

const stepSchemas = [
  v.object({
    type: v.literal('words'),
    index: v.number(),
    grid: v.object({ gridSize: contentEntries.gridSize, hasFreeSpace: v.boolean() }),
    text: v.string(),
    was: v.string(),
    late,
  }),
  ...FIELD_NAMES.map((name) =>
    v.object({
      type: v.literal('field'),
      name: v.literal(name),
      value: contentEntries[name],
      // Not the field's own type: another version of the app may have other values.
      was: v.union([v.string(), v.boolean(), v.null()]),
      late,
    }),
  ),
  v.object({ type: v.literal('extra'), words, was: words, late }),
  v.object({
    type: v.literal('operation'),
    operation: v.object({ type: v.string() }),
    seed: v.string(),
    seen: words,
    gone: words,
    made: words,
    late,
  }),
  v.object({
    type: v.literal('call'),
    word: v.string(),
    undo: late,
    round: v.exactOptional(v.number()),
    late,
  }),
] as const

const isStep = (value: unknown): value is Step => v.is(v.union(stepSchemas), value)
const stepSchema = v.custom<Step>(isStep)
const pendingStepSchema = v.custom<Pending['steps'][number]>(
  (value) => isStep(value) && v.is(v.object({ id: v.string(), saved: late }), value),
)

const changeSchema = v.partial(
  v.object({ ...contentEntries, cells: cellsSchema, call: v.string(), uncall: v.string() }),
)

const unsentSchema: StoredSchema<Unsent> = v.object({
  pending: v.object({
    server: cardSchema,
    sent: v.array(
      v.object({
        opId: v.string(),
        change: v.custom<Pending['sent'][number]['change']>((value) => v.is(changeSchema, value)),
        of: v.array(v.string()),
        ifVersion: v.exactOptional(v.pipe(v.number(), v.integer())),
      }),
    ),
    steps: v.array(pendingStepSchema),
  }),
  live: v.boolean(),
  away: late,
  undone: v.exactOptional(v.array(stepSchema)),
})
const isUnsent = (value: unknown): value is Unsent => v.is(unsentSchema, value)

/** Entries of any version. Those of a newer one may have steps that this version does not know, and are left alone. */
const storedSchema: StoredSchema<UnsentByTab> = v.record(
  v.string(),
  v.object({ pending: v.object({ steps: v.array(v.unknown()) }), live: v.boolean() }),
)

function read(userId: string, cardId: string): UnsentByTab {
  return readStored(STORAGE_KEYS.unsent(userId, cardId), storedSchema) ?? {}
}

/** Stores the entries of a card, or removes the key if there are none. @returns whether the browser stored them */
function write(userId: string, cardId: string, entries: UnsentByTab): boolean {
  const key = STORAGE_KEYS.unsent(userId, cardId)
  if (Object.keys(entries).length > 0) return writeStored(key, entries)
  removeStored(key)
  return false
}

/** Stores this tab's unsent edits of a card; undefined removes them. @returns whether the browser stored them */
export function writeUnsent(userId: string, cardId: string, unsent: Unsent | undefined): boolean {
  const { [TAB_ID]: own, ...others } = read(userId, cardId)
  if (unsent) claimTab()
  if (!unsent && !own) return false
  return write(userId, cardId, { ...others, ...(unsent && { [TAB_ID]: unsent }) }) && unsent !== undefined
}

/** Whether this tab's entry is still stored: the card's own editor may have taken it over. */
export const hasOwnUnsent = (userId: string, cardId: string): boolean =>
  read(userId, cardId)[TAB_ID] !== undefined

/** Whether any tab of this browser has unsent edits of a card. */
export function hasUnsent(userId: string, cardId: string): boolean {
  return unsentPrefixes(userId).some((prefix) => storedKeys(prefix + cardId).length > 0)
}

/** Whether any user has unsent edits of a card in this browser: without the server, no one knows who is signed in. */
export function hasUnsentOfAnyUser(cardId: string): boolean {
  return unsentPrefixes('')
    .map((prefix) => prefix.slice(0, -1))
    .flatMap(storedKeys)
    .some((key) => key.endsWith(`:${cardId}`))
}

/**
 * Takes the unsent edits of a card from closed tabs, from tabs that show another card and from this tab, oldest first. Other open
 * tabs send their own.
 * @param keepsOwn leaves this tab's edits in place
 */
export async function takeUnsent(userId: string, cardId: string, keepsOwn = false): Promise<Unsent[]> {
  if (!hasUnsent(userId, cardId)) return []
  const open = await otherOpenTabs()
  if (keepsOwn) open.add(TAB_ID)
  const oldEntries = Object.entries(readOldEdits(userId, cardId)).filter(([tabId]) => !open.has(tabId))
  removeOldEdits(
    userId,
    cardId,
    oldEntries.map(([tabId]) => tabId),
  )
  const entries = Object.entries(read(userId, cardId))
  const isTaken = (entry: [string, unknown]): entry is [string, Unsent] => {
    const [tabId, unsent] = entry
    return isUnsent(unsent) && (!open.has(tabId) || (unsent.away === true && tabId !== TAB_ID))
  }
  const taken = entries.filter(isTaken)
  if (taken.length > 0) write(userId, cardId, Object.fromEntries(entries.filter((entry) => !isTaken(entry))))
  return [...oldEntries, ...taken].map(([, unsent]) => unsent)
}

/** Removes the unsent edits of a card that no longer exists. */
export function removeUnsent(userId: string, cardId: string): void {
  write(userId, cardId, {})
  removeStored(STORAGE_KEYS.oldEdits(userId, cardId))
}

/** Reads the newest unsent edits of a card without taking them, and the card with those edits. */
export function peekUnsent(userId: string, cardId: string) {
  const all = [...Object.values(readOldEdits(userId, cardId)), ...Object.values(read(userId, cardId))]
  const unsent = all.findLast(isUnsent)
  return unsent && { ...unsent, card: shownCard(unsent.pending) }
}

/** Whether there is nothing to send and nothing to offer. */
export const isEmpty = ({ pending, undone = [] }: Pick<Unsent, 'pending' | 'undone'>): boolean =>
  isIdle(pending) && undone.length === 0
