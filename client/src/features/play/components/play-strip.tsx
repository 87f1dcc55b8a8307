import { useAtomValue } from 'jotai'
import { CircleCheckBig, CircleDashed, Megaphone } from 'lucide-react'
import { play } from '#messages/play.ts'
import { callName } from '#shared/rules/columns.ts'
import type { Card } from '#shared/schemas/card.ts'
import { isolated } from '../../../lib/isolated.ts'
import { linesAtom, shownBoardAtom, toGoAtom } from '../atoms.ts'

/** The state of the game, in the strip of the ticket. */
export function PlayStrip({ card }: { card: Card }) {
  const { pattern, called } = card
  const lines = useAtomValue(linesAtom).length
  const oneToGo = useAtomValue(toGoAtom).size > 0
  const marked = useAtomValue(shownBoardAtom)?.marks.marks.length ?? 0
  const hasWon = lines > 0
  // Only lines are counted: a shape such as the X is either complete or not.
  const end = hasWon ? /line/.test(pattern) && play.lines(lines) : marked > 0 && play.marked(marked)
  return (
    <>
      {hasWon ? (
        <>
          <CircleCheckBig strokeWidth={2.25} />
          <b>{play.bingo}</b>
        </>
      ) : oneToGo ? (
        <>
          <CircleDashed strokeWidth={2.25} />
          <span>{play.oneToGo}</span>
        </>
      ) : called.length === 0 ? (
        <span className="hint">{play.hint}</span>
      ) : null}
      {called.length > 0 ? (
        <Calls card={card} pattern={pattern} />
      ) : end ? (
        <span className="end">{end}</span>
      ) : null}
    </>
  )
}

/** The last call, which opens the list of all calls; works without JavaScript. */
export function Calls({ card, pattern }: { card: Card; pattern?: Card['pattern'] }) {
  const called = card.called.map((word) => callName(card, word))
  return (
    <details className="calls" data-pattern={pattern}>
      <summary>
        <Megaphone strokeWidth={2.25} />
        <span>{play.called(isolated(called.at(-1)!))}</span>
        <span className="end">{called.length}</span>
      </summary>
      <ol reversed>
        {called.toReversed().map((word) => (
          <li key={word} dir="auto">
            {word}
          </li>
        ))}
      </ol>
    </details>
  )
}
