import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { present } from '#messages/present.ts'
import { isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announce, prepareAnnouncements } from '../../../lib/announce.ts'
import { paths } from '../../../lib/paths.ts'
import { store } from '../../../lib/store.ts'
import { usePageTheme } from '../../../lib/page/themes.ts'
import { toastAtom } from '../../../lib/toast.ts'
import { usePageFlag } from '../../../lib/page/use-page-flag.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { useWakeLock } from '../../../lib/page/use-wake-lock.ts'
import { MissingCard } from '../../card/components/missing-card.tsx'
import { OfflinePill } from '../../card/components/offline-pill.tsx'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import { type Absence, shownCardAtom } from '../../../sync/card-store.ts'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { useCardVisit } from '../../card/use-card-visit.ts'
import { useShownCard } from '../../../sync/receive/connection.ts'
import { useRights } from '../../../sync/receive/rights.ts'
import { useCaller } from '../use-caller.ts'
import { useView } from '../use-view.ts'
import { CallerView } from './caller-view.tsx'
import { CodeView } from './code-view.tsx'
import { PresentBar } from './present-bar.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { useFittedWords } from '../use-fitted-words.ts'
import '../present.css'

/** `/present/{cardId}` */
export default function PresentScreen() {
  const { cardId = '' } = useParams()
  return <Presentation key={cardId} cardId={cardId} />
}

/** A card on a projector, for a whole room: the card itself, the QR code to join, and the caller. */
function Presentation({ cardId }: { cardId: string }) {
  const { status, card, absent } = useShownCard(cardId, 'present')
  const canEdit = useCanEdit(cardId) === true
  // Only the owner can request a code. The rights in the store are still those of a host who has signed out.
  const { isOwner, canEdit: wasHost } = useAtomValue(shownCardAtom)
  const isIdle = useIdle()
  useRights(cardId)
  usePageTheme(card?.theme)
  useCardVisit(card, absent, false)
  useWakeLock(true)
  useEffect(prepareAnnouncements, [])
  // Dismiss any toast of the previous screen, which is not meant for the audience.
  useLayoutEffect(() => store.set(toastAtom, null), [])
  // Hides the header and the footer of the page.
  usePageFlag('presenting')
  useTitle(status === 'loading' ? '' : card && present.title(card.title || basics.untitled))
  useEffect(() => {
    if (absent) announce(texts.absent[absent].sentence)
  }, [absent])

  const canCall = canEdit && !absent
  const ownCardId = canCall && !isTemporaryId(cardId) ? cardId : undefined

  return (
    <div className="present" data-idle={isIdle || undefined}>
      <div className="present-stage">
        {status === 'missing' || status === 'failed' ? (
          <MissingCard status={status} />
        ) : !card ? (
          <TicketSkeleton />
        ) : (
          <Views
            card={card}
            absent={absent}
            isHost={canCall || (wasHost === true && !absent)}
            canCall={canCall}
            isOwner={ownCardId !== undefined && isOwner === true}
          />
        )}
      </div>
      <OfflinePill
        words={present.offline}
        className="pointer-events-none fixed inset-x-0 top-[max(8px,env(safe-area-inset-top))] z-20 mx-auto flex min-h-[36px] w-fit items-center gap-[8px] rounded-full bg-warn px-[16px] py-[4px] font-semibold text-on-warn"
      />
      {status !== 'missing' && (
        <PresentBar backTo={canEdit ? paths.create(cardId) : paths.play(cardId)} ownCardId={ownCardId} />
      )}
    </div>
  )
}

interface ViewsProps {
  card: Card
  absent: Absence | undefined
  /** Whether the presenter is one of the card's hosts, or was until they signed out. */
  isHost: boolean
  canCall: boolean
  isOwner: boolean
}

function Views({ card, absent, isHost, canCall, isOwner }: ViewsProps) {
  const { view, isShuffled } = useView()
  const calls = useCaller(card, isHost, canCall, isShuffled)
  if (view === 'card') return <CardView card={card} absent={absent} />
  if (view === 'caller') return <CallerView card={card} calls={calls} canCall={canCall} />
  const { cardId, title } = card
  return <CodeView {...{ cardId, title, absent, isShuffled, isOwner }} />
}

const FIT = { boxes: '.cell', heightRatio: 0.42, spread: 1.6 }

/** The whole card, as large as the screen allows. */
function CardView({ card, absent }: { card: Card; absent: Absence | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const { title, gridSize, hasFreeSpace, freeSpaceImageUrl, theme, cells } = card
  const shownTitle = title || basics.untitled
  useFittedWords(box, JSON.stringify([shownTitle, gridSize, hasFreeSpace, freeSpaceImageUrl, cells]), FIT)
  return (
    <div className="present-card" ref={box}>
      <Ticket theme={theme} title={shownTitle} serial={absent && <span>{texts.absent[absent].short}</span>}>
        <CardGrid card={card} squareOf={(_, text) => ({ called: card.called.includes(text) })} />
      </Ticket>
    </div>
  )
}

/** The time without input after which the controls fade out. */
const IDLE_AFTER_MS = 4000
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Returns whether there was no pointer or keyboard input for 4 s and the bar does not have the keyboard focus. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (document.querySelector('.present-bar :focus-visible')) wait()
        else setIdle(true)
      }, IDLE_AFTER_MS)
    }
    const wake = () => {
      setIdle(false)
      wait()
    }
    wake()
    for (const type of ACTIVITY_EVENTS) document.addEventListener(type, wake)
    return () => {
      clearTimeout(timer)
      for (const type of ACTIVITY_EVENTS) document.removeEventListener(type, wake)
    }
  }, [])
  return idle
}
