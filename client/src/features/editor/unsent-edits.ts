import { newOpId } from '#shared/ids.ts'
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts'
import type { EditQueue } from './edit-queue.ts'
import { isQueue } from './stored-shapes.ts'

/** Edits that the server has not confirmed, with the card that they were made on (LIV-12). */
export interface UnsentEdits {
  queue: EditQueue
  /** False: their author holds them. */
  live: boolean
}

/** By tab: two tabs of one card keep what each of them has. */
type EditsByTab = Record<string, UnsentEdits>

/** This page's name among the tabs. */
const TAB = newOpId()

function isEditsByTab(value: unknown): value is EditsByTab {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((kept: unknown) => {
      if (typeof kept !== 'object' || kept === null) return false
      const { queue, live } = kept as Partial<Record<keyof UnsentEdits, unknown>>
      return typeof live === 'boolean' && isQueue(queue)
    })
  )
}

function read(userId: string, cardId: string): EditsByTab {
  return readStored(STORAGE_KEYS.unsentEdits(userId, cardId), isEditsByTab) ?? {}
}

/** Keeps what this tab has not sent; undefined once there is nothing any more. */
export function writeUnsentEdits(userId: string, cardId: string, kept: UnsentEdits | undefined): void {
  const { [TAB]: mine, ...others } = read(userId, cardId)
  const key = STORAGE_KEYS.unsentEdits(userId, cardId)
  if (kept) writeStored(key, { ...others, [TAB]: kept })
  else if (Object.keys(others).length > 0) writeStored(key, others)
  else if (mine) removeStored(key)
}

/**
 * Takes what any tab has kept of a card, oldest first. Another tab that is open still has its edits, and sends them too:
 * the same change made twice is one.
 */
export function takeUnsentEdits(userId: string, cardId: string): UnsentEdits[] {
  const kept = Object.values(read(userId, cardId))
  if (kept.length > 0) removeStored(STORAGE_KEYS.unsentEdits(userId, cardId))
  return kept
}

/** What is kept of a card, without taking it. */
export function peekUnsentEdits(userId: string, cardId: string): UnsentEdits | undefined {
  return Object.values(read(userId, cardId)).at(-1)
}
