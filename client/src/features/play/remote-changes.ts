import { card as texts } from '#messages/card.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { bingoNewsAtom, shownBoardAtom, type Board, type MarksPrompt } from './atoms.ts'
import { changedCells } from './board.ts'

const PROMPTS: Partial<Record<MarksPrompt, string>> = {
  'new-round': 'The host started a new round',
  'words-gone': 'The host changed most of the words you marked',
}

/** More would be read for longer than a game waits. */
const MAX_NAMED = 3

function describeChange({ marks: before }: Board, { marks: now }: Board): string | undefined {
  if (before.cells.length !== now.cells.length) return 'the grid'
  const changed = changedCells(before.cells, now.cells)
  if (changed.length === 0) return undefined
  const count = changed.length === 1 ? '1 square' : `${changed.length} squares`
  if (changed.length > MAX_NAMED) return count
  return `${count}: ${changed.map((index) => now.cells[index] || texts.blank).join(', ')}`
}

function announceChange(before: Board, now: Board): void {
  const changed = describeChange(before, now)
  const reason = now.prompt && now.prompt !== before.prompt && PROMPTS[now.prompt]
  const sentences = [
    changed && `The host changed ${changed}`,
    reason && `${reason}: choose Keep marks or Clear marks`,
  ]
  const text = sentences.filter(Boolean).join('. ')
  if (text) announce(text)
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
