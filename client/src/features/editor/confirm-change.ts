import { atom } from 'jotai'
import { freeIndexOf, isSameGrid } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import type { CardClient } from '../../sync/change/card-clients.ts'
import { playersAtom } from '../../sync/card-store.ts'
import type { Operation } from '../../sync/change/operations.ts'
import type { Structure } from '../../sync/change/revert.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'

/** The question before words that people are playing with disappear or move. */
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

/** The questions that operations ask by themselves. */
const QUESTIONS: Partial<Record<Operation['type'], Question>> = {
  resize: { type: 'grid' },
  'free-space': { type: 'grid' },
  restore: { type: 'restore' },
  shuffle: { type: 'shuffle' },
}

/**
 * The question that an operation asks while people are playing. Clear All asks nothing: it is held until 5
 * squares are filled. Neither do changes that only fill blank squares, nor a swap.
 */
export function questionOf(operation: Operation): Question | undefined {
  if (operation.type === 'paste' && operation.mode === 'replace') return { type: 'replace' }
  return QUESTIONS[operation.type]
}

/** The one question for all held edits that are about to go live. */
function questionOfHeld(live: Structure, held: CardContent): Question | undefined {
  if (!isSameGrid(live, held)) return { type: 'grid' }
  const lost = live.cells.filter(
    (text, at) => text !== '' && at !== freeIndexOf(live) && text !== held.cells[at],
  )
  // One rewritten square and two swapped ones ask nothing.
  if (lost.length <= 2) return undefined
  return { type: lost.every((text) => held.cells.includes(text)) ? 'shuffle' : 'replace' }
}

/** Makes a change, after asking if people are playing. */
function ask({ cardId }: CardClient, question: Question | undefined, change: () => void): void {
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

/** Makes a change, after asking if it goes live immediately and people are playing. */
export function whenConfirmed(document: EditorDocument, question: Question | undefined, change: () => void) {
  if (document.kind === 'client' && store.get(document.stateAtom).live) ask(document, question, change)
  else change()
}

/** Sends held edits by `send`, after asking once for all of them if people are playing. */
export function whenHeldConfirmed(client: CardClient, send: () => void): void {
  const { pending, live } = store.get(client.stateAtom)
  ask(client, live ? undefined : questionOfHeld(pending.server, store.get(client.shownAtom)), send)
}
