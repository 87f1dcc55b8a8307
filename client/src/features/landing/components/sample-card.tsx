import { useRef } from 'react'
import type { Line } from '#shared/rules/bingo.ts'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { Streak } from '../../card/components/streak.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { FRESH_BOARD, SAMPLE } from '../sample.ts'
import { useSample } from '../use-sample.ts'
import { SampleStrip } from './sample-strip.tsx'

const keyOf = ({ kind, position }: Line) => `${kind}${position}`

/** A card to play right here, one square before its line. */
export function SampleCard() {
  const card = useRef<HTMLDivElement>(null)
  const { board, press, startAgain } = useSample(card)
  const { title, theme, gridSize, cells } = SAMPLE
  const marks = new Set(board.marks)
  const won = new Set(board.lines.flatMap((line) => line.cells))
  const ownLines = new Set(board.own.lines.map(keyOf))

  function again() {
    startAgain()
    // Its own button goes: whoever plays by keys goes on at the square that is asked for.
    const [next] = FRESH_BOARD.toGo
    card.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`)?.focus({ preventScroll: true })
  }

  return (
    <div ref={card} className="landing-sample">
      <Ticket
        theme={theme}
        title={`Try it: ${title}`}
        headingLevel={2}
        strip={<SampleStrip board={board} onAgain={again} />}
        stripTone={board.lines.length > 0 ? 'win' : undefined}
      >
        <p className="visually-hidden">A sample card to play right here. Nothing of it is kept or sent.</p>
        <CardGrid
          gridSize={gridSize}
          label={title}
          breathe={board.own.toGo}
          blackout={board.own.blackout}
          overlay={board.lines.map((line) => (
            <Streak key={keyOf(line)} line={line} gridSize={gridSize} run={ownLines.has(keyOf(line))} />
          ))}
        >
          {cells.map((text, index) => (
            <CardCell
              key={index}
              index={index}
              gridSize={gridSize}
              text={text}
              onPress={press}
              pressed={marks.has(index)}
              toGo={board.toGo.has(index)}
              won={won.has(index)}
            />
          ))}
        </CardGrid>
      </Ticket>
    </div>
  )
}
