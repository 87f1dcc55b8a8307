import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { announce } from '../../../lib/announce.ts'
import { playersAtom } from '../../../sync/card-store.ts'
import { useRights } from '../../../sync/receive/rights.ts'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { useCardVisit } from '../../card/use-card-visit.ts'
import { bingoNewsAtom, shownBoardAtom } from '../atoms.ts'
import { followClearing } from '../cleared-marks.ts'
import { deviceSettingsAtom } from '../device-settings.ts'
import { followCalls } from '../follow-calls.ts'
import { followRemoteChanges } from '../remote-changes.ts'
import { whenIdle } from '../../../lib/lazy/idle.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'
import { loadConfetti } from '../tap-reaction.ts'
import { MarksPrompt } from './marks-prompt.tsx'
import type { TicketExtrasProps } from './play-board.tsx'
import { ToWin } from './to-win.tsx'
import '../play-deferred.css'
import { Users } from 'lucide-react'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { MIN_PLAYERS_SHOWN } from '#shared/product.ts'
import { isBlackout } from '#shared/rules/bingo.ts'
import type { Card } from '#shared/schemas/card.ts'
import { readStored } from '../../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../../sync/storage-keys.ts'

/** The parts of a ticket that load after the first paint: prompts in its strip, announcements, the BINGO! dialog. */
export function TicketExtras({ card, absent, onReset }: TicketExtrasProps) {
  const board = useAtomValue(shownBoardAtom)
  const prompt = board?.prompt
  /** Once the player has marks, the strip shows the state of their game and no longer a welcome. */
  const isPlaying = (board?.marks.marks.length ?? 0) > 0
  const [isWelcomed, setWelcomed] = useState(false)
  if (isPlaying && !isWelcomed) setWelcomed(true)
  const clear = () => {
    fadeBlots()
    onReset()
  }
  useFirstVisitStamp(card.cardId)
  useCardVisit(card, absent)
  useRights(card.cardId)
  useEffect(followRemoteChanges, [])
  useEffect(followClearing, [])
  useEffect(followCalls, [])
  useEffect(() => {
    if (absent) announce(`${texts.absent[absent].sentence} ${playDialogs.keepPlaying}`)
  }, [absent])
  return (
    <>
      {prompt ? (
        <MarksPrompt prompt={prompt} onClear={clear} />
      ) : (
        <>
          <WonStamp card={card} />
          <ToWin card={card} />
          {!isWelcomed && <Welcome cardId={card.cardId} onOver={() => setWelcomed(true)} />}
          <Bigger />
        </>
      )}
      <BingoMoment cardId={card.cardId} onReset={onReset} />
    </>
  )
}

const loadDialog = () => import('./bingo-dialog.tsx')

/** Opens the BINGO! dialog. */
function BingoMoment({ cardId, onReset }: { cardId: string; onReset: () => void }) {
  const [result, setResult] = useAtom(bingoNewsAtom)
  const canEdit = useCanEdit(cardId)
  const isPlaying = (useAtomValue(shownBoardAtom)?.marks.marks.length ?? 0) > 0
  const when = isPlaying ? 'idle' : 'later'
  const code = useLazy(loadDialog, { when: result ? 'now' : when })
  useLazy(loadConfetti, { when })
  useEffect(() => () => setResult(undefined), [setResult])

  if (!result || !code) return null
  const close = () => setResult(undefined)
  return (
    <code.BingoDialog
      result={result}
      isForeign={canEdit === false}
      onContinue={close}
      onReset={() => {
        close()
        onReset()
      }}
    />
  )
}

/** Offers the list of squares if the style sheet finds that large text does not fit. The choice is stored. */
function Bigger() {
  const setSettings = useSetAtom(deviceSettingsAtom)
  return (
    <span className="bigger">
      <Button
        variant="outlined"
        size="small"
        onClick={() => setSettings((before) => ({ ...before, list: true }))}
      >
        {playDialogs.bigger}
      </Button>
    </span>
  )
}

const SHOWN_MS = 4000

/** The number of people who have the card open, if known. Shown once on arrival, over the strip's hint. */
function Welcome({ cardId, onOver }: { cardId: string; onOver: () => void }) {
  const players = useAtomValue(playersAtom)
  const count = players?.cardId === cardId ? players.count : 0
  const isShown = count >= MIN_PLAYERS_SHOWN
  const text = playDialogs.welcome(count)
  const announceText = useEffectEvent(() => announce(text))
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (!isShown) return
    announceText()
    const timer = setTimeout(end, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  if (!isShown) return null
  return (
    <p className="welcome">
      <Users className="!size-[16px]" />
      <span>{text}</span>
    </p>
  )
}

let clock: Intl.DateTimeFormat | undefined
const clockOfPage = () =>
  (clock ??= new Intl.DateTimeFormat(basics.tag, { hour: 'numeric', minute: '2-digit' }))

/** The time of the bingo, stamped on the ticket until marks are reset or a new round begins; gold for a blackout. */
function WonStamp({ card }: { card: Card }) {
  const board = useAtomValue(shownBoardAtom)
  const hasMarks = (board?.marks.marks.length ?? 0) > 0
  // Created in idle time, as it would take a third of the winning tap's time; not while the page loads.
  useEffect(() => (hasMarks ? whenIdle(() => void clockOfPage()) : undefined), [hasMarks])
  const won = board?.marks.game?.won
  if (!board || !won) return null
  const time = clockOfPage().format(won.at)
  return (
    <span
      className="won-stamp"
      role="img"
      aria-label={playDialogs.wonAt(time)}
      data-calls={card.called.length > 0 || undefined}
      data-gold={isBlackout(board.marks.marks, card) || undefined}
      data-fresh={board.lastTap.lines.length > 0 || undefined}
    >
      {playDialogs.wonAtShort(time)}
    </span>
  )
}

/** The time after which all blots are gone. */
const ALL_GONE_MS = 400
/** The duration of the fade of one blot. */
const FADE_MS = 90

/**
 * Fades out the blots on the screen one after the other, in the order of the squares. Call this just before the marks
 * are cleared: the marks are gone at once, and only the animation takes longer.
 */
function fadeBlots(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const blots = [...document.querySelectorAll<HTMLElement>('.play .cell[aria-pressed="true"]')]
  const step = Math.min(40, (ALL_GONE_MS - FADE_MS) / Math.max(1, blots.length - 1))
  blots.forEach((blot, place) => {
    blot.style.setProperty('--fade-delay', `${place * step}ms`)
    blot.dataset.fading = ''
  })
  setTimeout(() => {
    for (const blot of blots) {
      blot.style.removeProperty('--fade-delay')
      delete blot.dataset.fading
    }
  }, ALL_GONE_MS)
}

/** Leaves time for a first look at the card. */
const DELAY_MS = 400

const isAnything = (value: unknown): value is unknown => value !== undefined

function isFirstVisit(cardId: string): boolean {
  const keys = [STORAGE_KEYS.marks(cardId), STORAGE_KEYS.offlineCard(cardId)]
  return keys.every((key) => readStored(key, isAnything) === undefined)
}

/** Stamps the free space once on a device's first visit to a card, which shows without words how the game is played. */
function useFirstVisitStamp(cardId: string): void {
  const [isFirst] = useState(() => isFirstVisit(cardId))
  useEffect(() => {
    if (!isFirst) return
    const stamp = () => document.querySelector('.play .cell.free')?.setAttribute('data-stamped', '')
    const timer = setTimeout(stamp, DELAY_MS)
    return () => clearTimeout(timer)
  }, [isFirst])
}
