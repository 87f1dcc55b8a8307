import { playDialogs } from '#messages/play-dialogs.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { bingoNewsAtom, shownBoardAtom, type Board } from './atoms.ts'
import { changedCells } from './board.ts'
import { squaresInWords } from './squares-in-words.ts'

/** More would be read for longer than a game waits. */
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
  const isAsked = prompt && prompt !== before.prompt && prompt !== 'old'
  const change = describeChange(before, now)
  if (change) announce(change)
  if (isAsked) announce(playDialogs.changed[prompt])
}

/**
 * Announces the host's changes to the card on the screen, and closes the BINGO! dialog when a new round begins.
 * @returns stops following
 */
export function followRemoteChanges(): () => void {
  let before = store.get(shownBoardAtom)
  return store.sub(shownBoardAtom, () => {
    const now = store.get(shownBoardAtom)
    if (before?.cardId === now?.cardId && before && now && before.marks.version !== now.marks.version)
      announceChange(before, now)
    if (now?.prompt === 'new-round') store.set(bingoNewsAtom, undefined)
    before = now
  })
}
