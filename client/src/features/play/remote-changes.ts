import { cardDialogs } from '#messages/card-dialogs.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { countToGo } from '#shared/rules/bingo.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { bingoNewsAtom, playedCardAtom, shownBoardAtom, type Board } from './atoms.ts'
import { changedCells } from './board.ts'
import { squaresInWords } from './squares-in-words.ts'

/** The number of changed squares that are named: reading out more would take too long during a game. */
const MAX_NAMED = 3

function describeChange({ marks: before }: Board, { marks: now }: Board): string | undefined {
  const { grid, squares, words } = playDialogs.changed
  if (before.cells.length !== now.cells.length) return grid
  const changed = changedCells(before.cells, now.cells)
  if (changed.length === 0) return undefined
  if (changed.length > MAX_NAMED) return squares(changed.length)
  return words(changed.length, squaresInWords(changed, now.cells))
}

function announceChange(before: Board, now: Board): void {
  const { prompt } = now
  const isNewPrompt = prompt && prompt !== before.prompt && prompt !== 'old'
  const change = describeChange(before, now)
  if (change) announce(change)
  if (isNewPrompt) announce(playDialogs.changed[prompt])
}

/** Announces the new winning pattern, unless the player has already completed it. */
function announceGoal({ marks: { marks } }: Board, card: Card): void {
  const missing = countToGo(marks, card)
  if (missing > 0) announce(playDialogs.toWin(cardDialogs.patternsInText[card.pattern], missing))
}

/**
 * Announces the host's changes to the card on the screen, and closes the BINGO! dialog when a new round begins.
 * @returns a function that stops following
 */
export function followRemoteChanges(): () => void {
  let before = store.get(shownBoardAtom)
  let goal = store.get(playedCardAtom)?.pattern
  return store.sub(shownBoardAtom, () => {
    const now = store.get(shownBoardAtom)
    const card = store.get(playedCardAtom)
    if (before?.cardId === now?.cardId && before && now && before.marks.version !== now.marks.version) {
      announceChange(before, now)
      if (card && card.pattern !== goal) announceGoal(now, card)
    }
    if (now?.prompt === 'new-round') store.set(bingoNewsAtom, undefined)
    before = now
    goal = card?.pattern
  })
}
