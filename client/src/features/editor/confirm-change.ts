import { atom } from 'jotai'
import { freeIndexOf, isSameGrid } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import type { CardClient } from '../../sync/change/card-clients.ts'
import { playersAtom } from '../../sync/card-store.ts'
import type { Operation } from '../../sync/change/operations.ts'
import type { Structure } from '../../sync/change/revert.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'

/** What the author is asked before words disappear or move on a card that people are playing. */
export type Question =
  | { type: 'grid' | 'shuffle' | 'restore' | 'replace' }
  | { type: 'undo' | 'redo'; step: string }

/** A change that waits for the author's answer. */
export interface PendingChange {
  question: Question
  players: number
  confirm: () => void
  cancel: () => void
}

export const pendingChangeAtom = atom<PendingChange | undefined>(undefined)

/** The questions of operations that always ask. */
const QUESTIONS: Partial<Record<Operation['type'], Question>> = {
  resize: { type: 'grid' },
  'free-space': { type: 'grid' },
  restore: { type: 'restore' },
  shuffle: { type: 'shuffle' },
}

/**
 * Returns the question that an operation asks while people are playing. Clear All does not ask, as its edit is held
 * until 5 squares are filled. Changes that only fill blank squares and swaps don't ask either.
 */
export function questionOf(operation: Operation): Question | undefined {
  if (operation.type === 'paste' && operation.mode === 'replace') return { type: 'replace' }
  return QUESTIONS[operation.type]
}

/** Returns the single question for all held edits that are about to go live. */
function questionOfHeld(live: Structure, held: CardContent): Question | undefined {
  if (!isSameGrid(live, held)) return { type: 'grid' }
  const lost = live.cells.filter(
    (text, at) => text !== '' && at !== freeIndexOf(live) && text !== held.cells[at],
  )
  // One rewritten square or two swapped squares don't need a confirmation.
  if (lost.length <= 2) return undefined
  return { type: lost.every((text) => held.cells.includes(text)) ? 'shuffle' : 'replace' }
}

/** Makes a change. If people are playing, asks the author first. */
function confirmChange({ cardId }: CardClient, question: Question | undefined, change: () => void): void {
  const players = store.get(playersAtom)
  if (!question || players?.cardId !== cardId || players.count === 0) return change()
  const close = () => store.set(pendingChangeAtom, undefined)
  store.set(pendingChangeAtom, {
    question,
    players: players.count,
    confirm: () => {
      close()
      change()
    },
    cancel: close,
  })
}

/** Makes a change. If it goes live immediately and people are playing, asks the author first. */
export function whenConfirmed(document: EditorDocument, question: Question | undefined, change: () => void) {
  if (document.kind === 'client' && store.get(document.stateAtom).live)
    confirmChange(document, question, change)
  else change()
}

/** Sends held edits with `send`. If people are playing, asks the author once for all of them first. */
export function whenHeldConfirmed(client: CardClient, send: () => void): void {
  const { pending, live } = store.get(client.stateAtom)
  confirmChange(client, live ? undefined : questionOfHeld(pending.server, store.get(client.shownAtom)), send)
}
