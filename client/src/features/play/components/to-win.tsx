import { useAtomValue } from 'jotai'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { countToGo } from '#shared/rules/bingo.ts'
import type { Card } from '#shared/schemas/card.ts'
import { playedCardAtom, shownBoardAtom } from '../atoms.ts'

/** The pattern that wins, unless it is a line, and the number of missing squares. Shown in place of the hint. */
export function ToWin({ card: { pattern, called } }: { card: Card }) {
  const card = useAtomValue(playedCardAtom)
  const marks = useAtomValue(shownBoardAtom)?.marks.marks
  if (!card || !marks || pattern === 'line') return null
  const missing = countToGo(marks, card)
  if (missing < 2) return null
  return (
    <span className="to-win" data-above={called.length > 0 || undefined}>
      {playDialogs.toWin(cardDialogs.patternsInText[pattern], missing)}
    </span>
  )
}
