import { useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight, Eye, RotateCcw, SlidersHorizontal, Timer, Volume2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { present } from '#messages/present.ts'
import { hyphenate } from '#shared/rules/font-step.ts'
import type { Card } from '#shared/schemas/card.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFittedWords } from '../use-fitted-words.ts'
import { describeCalls, useCalls, type CallList } from '../use-calls.ts'
import { useCallKeys } from '../use-keys.ts'
import { say, stopSaying, useHasVoice, voiceAtom } from '../voice.ts'

/**
 * Straight double quotes as “ and ”, for display: the poster type draws both alike, as a closing one. One opens at the start
 * of the text, and after a space, a dash or an opening bracket.
 */
function withRoundQuotes(text: string): string {
  return text.replace(/(^|[\s([{\u2013\u2014-])"/g, '$1“').replaceAll('"', '”')
}

/**
 * Calls the next word by itself, until all are called or the page is hidden.
 * @returns the seconds between two calls, counted from the last one; 0 while off
 */
function useAutomaticCalls({ called, left, next }: CallList) {
  const [seconds, setSeconds] = useState(0)
  if (seconds > 0 && left === 0) setSeconds(0)
  const callNext = useEffectEvent(next)
  const { length } = called
  useEffect(() => {
    if (seconds === 0) return
    const timer = setInterval(() => callNext(), seconds * 1000)
    const stop = () => document.hidden && setSeconds(0)
    document.addEventListener('visibilitychange', stop)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', stop)
    }
  }, [seconds, length])
  return [seconds, setSeconds] as const
}

const FIT = { boxes: '.present-word', ofHeight: 0.62, spread: 1 }

const loadDialog = () => import('./start-over-dialog.tsx')
const loadOptions = () => import('./caller-options-dialog.tsx')

interface CallerViewProps {
  card: Card
  /** The card, if the presenter may start its new rounds. */
  ownCardId?: string | undefined
}

/** Calls the words of the card in random order, one at a time. */
export function CallerView({ card, ownCardId }: CallerViewProps) {
  const calls = useCalls(card, ownCardId !== undefined)
  const { current, called, left } = calls
  const box = useRef<HTMLDivElement>(null)
  useCallKeys(calls)
  const text = current ?? (left === 0 ? present.noWords : present.eyesDown)
  useFittedWords(box, text, FIT)
  return (
    <div className="present-caller" data-called={called.length > 0 || undefined}>
      <div className="present-now" ref={box}>
        <div className="present-heading">
          <h1>
            <span dir="auto" className="line-clamp-2 pt-[0.05em]">
              {card.title || basics.untitled}
            </span>
            <span className="font-sans text-[clamp(0.875rem,2.4cqmin,1.5rem)] leading-[1.2] font-semibold text-muted tabular-nums">
              {describeCalls(called.length, left)}
            </span>
          </h1>
          <CallerOptions calls={calls} canShare={ownCardId !== undefined} />
        </div>
        <div className="present-word" data-hint={current === undefined || undefined}>
          <p className="words" dir="auto">
            {hyphenate(withRoundQuotes(text))}
          </p>
        </div>
        <CallButtons calls={calls} ownCardId={ownCardId} />
      </div>
      {called.length > 0 && (
        <section className="present-called" aria-label={present.calledSoFar} tabIndex={0}>
          <h2 className="text-[1.25rem]">{present.called}</h2>
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

/** Says each word when it is called, also by another host; not those that were called before. */
function useVoice({ called, current }: CallList): (() => void) | undefined {
  const isOn = useAtomValue(voiceAtom)
  const hasVoice = useHasVoice()
  const { length } = called
  const said = useRef(length)
  const sayCurrent = useEffectEvent(() => current !== undefined && say(current))
  useEffect(() => {
    if (isOn && length > said.current) sayCurrent()
    said.current = length
  }, [isOn, length])
  useEffect(() => (isOn ? stopSaying : undefined), [isOn])
  return isOn && hasVoice && current !== undefined ? () => say(current) : undefined
}

/** What is on, and the button that opens the choices. */
function CallerOptions({ calls, canShare }: { calls: CallList; canShare: boolean }) {
  const { code, isOpen, open, close } = useLazyDialog(loadOptions)
  const [seconds, setSeconds] = useAutomaticCalls(calls)
  const sayAgain = useVoice(calls)
  const { isShared, setShared } = calls
  return (
    <div className="present-options">
      {isShared && <Chip icon={Eye}>{present.playersSee}</Chip>}
      {seconds > 0 && <Chip icon={Timer}>{present.every(seconds)}</Chip>}
      {sayAgain && (
        <IconButton label={present.sayAgain} onClick={sayAgain}>
          <Volume2 aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={present.options} onClick={open}>
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      {isOpen && code && (
        <code.CallerOptionsDialog
          isShared={canShare ? isShared : undefined}
          onShare={setShared}
          seconds={seconds}
          onSeconds={setSeconds}
          onClose={close}
        />
      )}
    </div>
  )
}

function CallButtons({ calls, ownCardId }: { calls: CallList; ownCardId: string | undefined }) {
  const { called, left, next, back, startOver, offerNewRound, isShared, isReady } = calls
  const { code, isOpen, open, close } = useLazyDialog(loadDialog)
  const isFirst = called.length === 0
  useEffect(() => {
    // The dialog may have begun the round, and starts over itself.
    if (!isOpen) offerNewRound()
  })
  return (
    <div className="present-calls">
      {/* Pending instead of disabled at the end of the list, to keep the focus. */}
      <Button size="big" pending={left === 0 || !isReady} onClick={next}>
        {left === 0 && !isFirst ? (
          present.allCalled
        ) : (
          <>
            <span>{present.next}</span>
            <ChevronRight aria-hidden="true" />
          </>
        )}
      </Button>
      <Button variant="outlined" disabled={isFirst} onClick={back}>
        <ChevronLeft aria-hidden="true" />
        <span>{present.undo}</span>
      </Button>
      <Button variant="outlined" disabled={isFirst} onClick={open}>
        <RotateCcw aria-hidden="true" />
        <span>{present.startOver}</span>
      </Button>
      {isOpen && code && (
        <code.StartOverDialog
          cardId={ownCardId}
          isShared={isShared}
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
