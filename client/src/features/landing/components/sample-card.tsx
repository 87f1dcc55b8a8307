import { useRef, type MouseEvent, useEffect, useState, type RefObject } from 'react'
import type { TapEffects } from '#shared/rules/bingo.ts'
import { landing } from '#messages/landing.ts'
import { play } from '#messages/play.ts'
import { Pencil, CircleCheckBig, CircleDashed, RotateCcw } from 'lucide-react'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { INITIAL_BOARD, SAMPLE_GRID, type SampleBoard, pressSquare } from '../sample.ts'
import type { Sample } from '../samples.ts'
import { isComposing } from '../../../lib/forms/is-composing.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { announce, prepareAnnouncements } from '../../../lib/announce.ts'

/** The confetti starts after the animation of the line, which takes 480 ms. */
const CONFETTI_DELAY_MS = 500

function announceLines({ lines }: TapEffects): void {
  import('../../card/line-names.ts').then(
    ({ wonSentence }) => announce(landing.sample.won(wonSentence(lines, SAMPLE_GRID.gridSize))),
    () => announce(play.bingo),
  )
}

/** Provides the state of the demo card and its actions. @param card the element where the confetti starts */
function useSample(card: RefObject<HTMLElement | null>) {
  const [board, setBoard] = useState(INITIAL_BOARD)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(prepareAnnouncements, [])
  useEffect(() => () => clearTimeout(pending.current), [])

  function celebrate(): void {
    const loading = import('../../card/confetti.ts')
    pending.current = setTimeout(() => {
      loading.then(
        ({ throwConfetti }) => throwConfetti(card.current),
        // Offline, and not preloaded.
        () => undefined,
      )
    }, CONFETTI_DELAY_MS)
  }

  function press(index: number): void {
    const next = pressSquare(board, index)
    setBoard(next)
    if (next.lines.length === 0) clearTimeout(pending.current)
    if (next.lastTap.toGo) announce(play.oneToGo)
    if (next.lastTap.lines.length === 0) return
    announceLines(next.lastTap)
    if (board.lines.length === 0) celebrate()
  }

  function restart(): void {
    clearTimeout(pending.current)
    setBoard(INITIAL_BOARD)
    announce(landing.sample.reset)
  }

  return { board, press, restart }
}

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
  const marks = new Set(board.marks)

  function handleAgain() {
    restart()
    // The focused button disappears: move the focus to the square that completes the line.
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
        <p className="sr-only">{landing.sample.explanation}</p>
        <CardGrid
          card={{ ...SAMPLE_GRID, ...sample, columns: false, freeSpaceImageUrl: null }}
          label={title || sample.title}
          squareOf={(index) => ({
            onPress: press,
            pressed: marks.has(index),
            toGo: board.toGo.has(index),
          })}
          lines={board.lines}
          lastTap={board.lastTap}
        />
      </Ticket>
    </div>
  )
}

interface SampleTitleProps {
  /** The title of the demo card. */
  sample: string
  /** The visitor's own title, which their new card gets. */
  title: string
  onChange: (title: string) => void
}

/** The demo card's title as a field, with the size and position of a title. */
function SampleTitle({ sample, title, onChange }: SampleTitleProps) {
  return (
    <>
      <h2 className="sr-only">{landing.sample.heading(title || sample)}</h2>
      <label className="stub-title sample-title">
        <span aria-hidden="true">{landing.sample.tryIt}</span>
        <input
          aria-label={landing.sample.titleField}
          dir="auto"
          placeholder={sample}
          value={title}
          maxLength={TITLE_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) event.currentTarget.blur()
          }}
        />
        <Pencil />
      </label>
    </>
  )
}

interface SampleStripProps {
  board: SampleBoard
  onAgain: () => void
  onNewCard: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The state of the demo, a button to restart it and, after a BINGO, a link to make one's own card. */
function SampleStrip({ board, onAgain, onNewCard }: SampleStripProps) {
  const { lines, toGo } = board
  return (
    <>
      {lines.length > 0 ? (
        <>
          <CircleCheckBig />
          <b>{play.bingo}</b>
          {lines.length > 1 && <span className="landing-lines">{landing.sample.lines(lines.length)}</span>}
        </>
      ) : toGo.size > 0 ? (
        <>
          <CircleDashed />
          <span>{play.oneToGo}</span>
        </>
      ) : (
        <span>{landing.sample.idle}</span>
      )}
      {board === INITIAL_BOARD ? (
        <span className="landing-nudge">{landing.sample.nudge}</span>
      ) : (
        <div className="landing-next">
          {lines.length > 0 && (
            <ButtonLink
              to={paths.create()}
              variant="ink"
              size="small"
              className="landing-own"
              onClick={onNewCard}
            >
              {landing.sample.makeOwn}
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" className="landing-again" onClick={onAgain}>
            <RotateCcw />
            <span>{landing.sample.again}</span>
          </Button>
        </div>
      )}
    </>
  )
}
