import { ChevronLeft, ChevronRight, RotateCcw, SlidersHorizontal, Timer, Volume2 } from 'lucide-react'
import { useRef } from 'react'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { present } from '#messages/present.ts'
import { hyphenate } from '#shared/rules/font-step.ts'
import type { Card } from '#shared/schemas/card.ts'
import { paths } from '../../../lib/paths.ts'
import { useLazyDialog } from '../../../lib/lazy/use-lazy-dialog.ts'
import { ignoreHeldEnter } from '../../../lib/page/held-enter.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkTo } from '../../../ui/link-to.tsx'
import { rich } from '../../../ui/rich.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useLogInState } from '../../auth/use-log-in-state.ts'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { StatusChip } from '../../card/components/status-chip.tsx'
import { useFittedWords } from '../use-fitted-words.ts'
import { describeCalls, type CallList } from '../use-calls.ts'
import type { Caller } from '../use-caller.ts'
import { useCallKeys } from '../use-keys.ts'
import { CallBoard } from './call-board.tsx'
import { DeviceCalls } from './device-calls.tsx'

/**
 * Replaces straight double quotes by “ and ”, for display, because the poster font draws every straight quote as a
 * closing one. A quote is an opening one at the start of the text, and after a space, a dash or an opening bracket.
 */
function withRoundQuotes(text: string): string {
  return text.replace(/(^|[\s([{\u2013\u2014-])"/g, '$1“').replaceAll('"', '”')
}

const FIT = { boxes: '.present-word', heightRatio: 0.62, spread: 1 }

const loadDialog = () => import('../../card/components/confirm-new-round.tsx')
const loadOptions = () => import('./caller-options-dialog.tsx')

interface CallerViewProps {
  card: Card
  calls: Caller
  /** Whether the presenter can call the card's words. */
  canCall: boolean
}

/** Calls the words of the card in random order, one at a time, and shows the calls of all its hosts. */
export function CallerView({ card, calls, canCall }: CallerViewProps) {
  const logInState = useLogInState()
  const areRightsKnown = useCanEdit(card.cardId) !== undefined
  const { current, called, left, helpless, opened } = calls
  const box = useRef<HTMLDivElement>(null)
  useCallKeys(calls)
  const start = canCall ? present.eyesDown : present.notCalled
  const text = current ?? (left === 0 ? present.noWords : start)
  useFittedWords(box, text, FIT)
  return (
    <div className="present-caller" data-called={card.columns ? 'board' : called.length > 0 || undefined}>
      <div className="present-now" ref={box}>
        <div className="flex flex-wrap items-center justify-end gap-x-[12px] gap-y-[4px]">
          <h1>
            <span dir="auto" className="line-clamp-2 pt-[0.05em]">
              {card.title || basics.untitled}
            </span>
            <span className="font-sans text-[clamp(0.875rem,2.4cqmin,1.5rem)] leading-[1.2] font-semibold text-muted tabular-nums">
              {describeCalls(called.length, left) +
                (helpless > 0 ? ` (${present.progress.helpless(helpless)})` : '')}
            </span>
          </h1>
          <CallerOptions calls={calls} canCall={canCall} />
        </div>
        <div className="present-word" data-hint={current === undefined || undefined}>
          <div className="words" dir="auto">
            {hyphenate(withRoundQuotes(text))}
          </div>
        </div>
        {opened && <DeviceCalls card={card} opened={opened} />}
        {canCall ? (
          <CallButtons calls={calls} cardId={card.cardId} />
        ) : calls.trouble?.status === 'signed-out' ? (
          <ButtonLink to={paths.auth} state={logInState} className="justify-self-center">
            {editor.logIn}
          </ButtonLink>
        ) : (
          areRightsKnown && (
            <p className="text-center">
              {rich(present.hostsCall, { copy: linkTo(paths.create(card.cardId)) })}
            </p>
          )
        )}
      </div>
      {card.columns && <CallBoard card={{ ...card, called: [...calls.shown.called] }} />}
      {!card.columns && called.length > 0 && (
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

/** The switch that shows the calls to players, the active options, and the button that opens all options. */
function CallerOptions({ calls, canCall }: { calls: Caller; canCall: boolean }) {
  const { code, isOpen, open, close } = useLazyDialog(loadOptions)
  const { showsCalls, opened, trouble, seconds, setSeconds, sayAgain } = calls
  return (
    <div className="present-options">
      {(opened || trouble) && <StatusChip {...trouble} onlyTrouble />}
      {canCall && (
        <Switch
          label={present.playersSee}
          checked={showsCalls}
          disabled={!opened}
          onChange={(on) => opened?.setShown(on)}
        />
      )}
      {seconds > 0 && <Chip icon={Timer}>{present.every(seconds)}</Chip>}
      {sayAgain && (
        <IconButton label={present.sayAgain} onClick={sayAgain}>
          <Volume2 />
        </IconButton>
      )}
      <IconButton label={present.options} onClick={open}>
        <SlidersHorizontal />
      </IconButton>
      {isOpen && code && (
        <code.CallerOptionsDialog
          seconds={seconds}
          onSeconds={canCall ? setSeconds : undefined}
          onClose={close}
        />
      )}
    </div>
  )
}

function CallButtons({ calls, cardId }: { calls: CallList; cardId: string }) {
  const { called, left, next, back, opened } = calls
  const { code, isOpen, open, close } = useLazyDialog(loadDialog)
  const isFirst = called.length === 0
  const pending = isFirst || !opened
  const other = { variant: 'outlined', className: 'aria-disabled:opacity-45', pending } as const
  return (
    <div className="present-calls">
      {/* Pending instead of disabled at both ends, to keep the focus. A held Enter must not press it repeatedly. */}
      <Button
        size="big"
        pending={left === 0 || !opened}
        onKeyDown={({ nativeEvent }) => ignoreHeldEnter(nativeEvent)}
        onClick={next}
      >
        {left === 0 && !isFirst ? (
          present.allCalled
        ) : (
          <>
            <span>{present.next}</span>
            <ChevronRight />
          </>
        )}
      </Button>
      <Button {...other} onClick={back}>
        <ChevronLeft />
        <span>{present.undo}</span>
      </Button>
      <Button {...other} onClick={open}>
        <RotateCcw />
        <span>{present.startOver}</span>
      </Button>
      {isOpen && code && <code.ConfirmNewRound cardId={cardId} onClose={close} />}
    </div>
  )
}
