import { store } from '../../lib/store.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { boardAtom } from './atoms.ts'
import { writeMarks } from './marks-storage.ts'

/** Answers the prompt with Keep: the marks count as touched now and belong to the current round. */
export function keepMarks(): void {
  const board = store.get(boardAtom)
  const { card } = store.get(shownCardAtom)
  if (!board || card?.cardId !== board.cardId) return
  const isNewRound = board.prompt === 'new-round'
  const marks = {
    ...board.marks,
    round: card.round,
    ask: undefined,
    // The times of a game in the old round don't apply to the new one.
    ...(isNewRound && { game: { begun: Date.now() } }),
  }
  writeMarks(board.cardId, marks, true)
  store.set(boardAtom, { ...board, marks, prompt: undefined })
}
