import { useRef, type MouseEvent } from 'react'
import type { Line } from '#shared/rules/bingo.ts'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { Streak } from '../../card/components/streak.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { INITIAL_BOARD, SAMPLE_GRID } from '../sample.ts'
import type { Sample } from '../samples.ts'
import { useSample } from '../use-sample.ts'
import { SampleStrip } from './sample-strip.tsx'
import { SampleTitle } from './sample-title.tsx'

const keyOf = ({ kind, position }: Line) => `${kind}${position}`

interface SampleCardProps {
  sample: Sample
  /** The title that the visitor has typed; empty at first. */
  title: string
  onTitle: (title: string) => void
  onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A playable demo card, one square away from a line. */
export function SampleCard({ sample, title, onTitle, onNewCard }: SampleCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const { board, press, restart } = useSample(card)
  const { gridSize } = SAMPLE_GRID
  const marks = new Set(board.marks)
  const won = new Set(board.lines.flatMap((line) => line.cells))
  const newLines = new Set(board.lastTap.lines.map(keyOf))

  function handleAgain() {
    restart()
    // The focused button disappears; continue at the square that completes the line.
    const [next] = INITIAL_BOARD.toGo
    card.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`)?.focus({ preventScroll: true })
  }

  return (
    <div ref={card} className="landing-sample">
      <Ticket
        theme={sample.theme}
        title={<SampleTitle sample={sample.title} title={title} onChange={onTitle} />}
        strip={<SampleStrip board={board} onAgain={handleAgain} onNewCard={onNewCard} />}
        stripTone={board.lines.length > 0 ? 'win' : undefined}
      >
        <p className="visually-hidden">A sample card you can play right here. Nothing is saved or sent.</p>
        <CardGrid
          gridSize={gridSize}
          label={title || sample.title}
          breathe={board.lastTap.toGo}
          blackout={board.lastTap.blackout}
          overlay={board.lines.map((line) => (
            <Streak key={keyOf(line)} line={line} gridSize={gridSize} run={newLines.has(keyOf(line))} />
          ))}
        >
          {sample.cells.map((text, index) => (
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
