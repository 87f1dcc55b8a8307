import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { UNTITLED_CARD } from '#shared/product.ts'
import { hyphenate } from '#shared/rules/font-step.ts'
import { distinctWords } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { withRoundQuotes } from '../round-quotes.ts'
import { useFittedWords } from '../use-fitted-words.ts'
import { describeCalls, useCalls } from '../use-calls.ts'
import { useCallKeys } from '../use-keys.ts'

const FIT = { boxes: '.present-word', ofHeight: 0.62, spread: 1 }

const loadDialog = () => import('./start-over-dialog.tsx')

interface CallerViewProps {
  card: Card
  /** The card, if the presenter may start its new rounds. */
  ownCardId?: string | undefined
}

/** Calls the words of the card in random order, one at a time. */
export function CallerView({ card, ownCardId }: CallerViewProps) {
  const words = distinctWords(card)
  const calls = useCalls(card, words)
  const { current, called, left } = calls
  const box = useRef<HTMLDivElement>(null)
  useCallKeys(calls)
  const text =
    current ?? (words.length === 0 ? 'No words to call yet' : 'Eyes down. Press Next for the first word.')
  useFittedWords(box, text, FIT)
  return (
    <div className="present-caller" data-called={called.length > 0 || undefined}>
      <div className="present-now" ref={box}>
        <h1>
          <span dir="auto">{card.title || UNTITLED_CARD}</span>
          <span className="font-sans text-[clamp(0.875rem,2.4cqmin,1.5rem)] leading-[1.2] font-semibold text-muted tabular-nums">
            {describeCalls(called.length, left)}
          </span>
        </h1>
        <div className="present-word" data-hint={current === undefined || undefined}>
          <p className="words" dir="auto">
            {hyphenate(withRoundQuotes(text))}
          </p>
        </div>
        <CallButtons {...calls} ownCardId={ownCardId} />
      </div>
      {called.length > 0 && (
        <section className="present-called" aria-label="Called so far" tabIndex={0}>
          <h2 className="text-[1.25rem]">Called</h2>
          <ol reversed className="divide-y-2 divide-dotted divide-edge font-semibold wrap-anywhere">
            {called.toReversed().map((word, position) => (
              <li key={called.length - position} dir="auto" className="py-[6px]">
                {withRoundQuotes(word)}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

interface CallButtonsProps {
  called: readonly string[]
  left: number
  next: () => void
  back: () => void
  startOver: () => void
  offerNewRound: () => void
  ownCardId: string | undefined
}

function CallButtons({ called, left, next, back, startOver, offerNewRound, ownCardId }: CallButtonsProps) {
  const { code, isOpen, open, close } = useLazyDialog(loadDialog)
  const isFirst = called.length === 0
  useEffect(() => {
    // The dialog may have begun the round, and starts over itself.
    if (!isOpen) offerNewRound()
  })
  return (
    <div className="present-calls">
      {/* Pending instead of disabled at the end of the list, to keep the focus. */}
      <Button size="big" pending={left === 0} onClick={next}>
        {left === 0 && !isFirst ? (
          'All called'
        ) : (
          <>
            Next
            <ChevronRight aria-hidden="true" />
          </>
        )}
      </Button>
      <Button variant="outlined" disabled={isFirst} onClick={back}>
        <ChevronLeft aria-hidden="true" />
        Undo last call
      </Button>
      <Button variant="outlined" disabled={isFirst} onClick={open}>
        <RotateCcw aria-hidden="true" />
        Start over
      </Button>
      {isOpen && code && (
        <code.StartOverDialog
          cardId={ownCardId}
          onStartOver={() => {
            startOver()
            close()
          }}
          onCancel={close}
        />
      )}
    </div>
  )
}
