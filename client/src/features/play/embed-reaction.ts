import { basics } from '#messages/basics.ts'
import { atom } from 'jotai'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { countLines, winSentence, wonSentence } from '../card/line-names.ts'
import type { MarkOutcome } from './board.ts'
import { announceToGo } from './squares-in-words.ts'
import { showWhereMarksStay } from './where-marks-stay.ts'

/** The number of first lines completed since the page was opened. Each one stamps BINGO! over the squares. */
export const bingosAtom = atom(0)

/**
 * Reacts to a tap in a frame, where nothing may cover the page around it or make a sound: BINGO! is stamped over the
 * squares and disappears by itself.
 * @param marked the square's new state
 */
export function reactToTap(marked: boolean, { lines, newLines, board }: MarkOutcome): void {
  const { card } = store.get(shownCardAtom)
  if (!card) return
  if (marked) void showWhereMarksStay()
  if (board.lastTap.toGo) announceToGo()
  if (newLines.length === 0) return
  if (board.lastTap.blackout) announce(`${cardDialogs.blackout} ${cardDialogs.blackoutText}`)
  else if (lines.length > newLines.length)
    announce(basics.sentences([countLines(lines), wonSentence(newLines, card.gridSize)]))
  else announce(cardDialogs.bingo(winSentence(newLines, card)))
  if (lines.length === newLines.length) store.set(bingosAtom, (count) => count + 1)
}
