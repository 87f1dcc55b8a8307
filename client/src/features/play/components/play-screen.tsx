import { RotateCcw, SquarePen, Stamp } from 'lucide-react'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PRODUCT_NAME } from '#shared/product.ts'
import { prepareAnnouncements } from '../../../lib/announce.ts'
import { paths, SHUFFLE_PARAMETER } from '../../../lib/paths.ts'
import { usePageTheme } from '../../../lib/themes.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import { useLiveCard } from '../../../sync/use-card.ts'
import { followBoard, type MarkOutcome } from '../board.ts'
import { followShuffle } from '../shuffle.ts'
import { useMarking } from '../use-marking.ts'
import { OfflinePill } from './offline-pill.tsx'
import { PlayBoard } from './play-board.tsx'
import { ShareBox } from './share-box.tsx'
import '../play.css'
import { toast } from '../../../lib/toast.ts'
import { MISSING_CARD, MissingCard } from '../../card/components/missing-card.tsx'

const loadDevicePanel = () => import('./device-panel.tsx')
const loadMarksTools = () => import('./marks-tools.tsx')

/** Its code is preloaded while the page is idle, so that it works offline too. */
function reactToTap(marked: boolean, outcome: MarkOutcome): void {
  import('../tap-reaction.ts').then(
    (reaction) => reaction.reactToTap(marked, outcome),
    // Offline, and not preloaded.
    () => undefined,
  )
}

/** The play screen of one card; the route remounts it for another card. */
export function PlayScreen({ cardId }: { cardId: string }) {
  const { status, card, absent } = useLiveCard(cardId, 'play')
  const { press, reset } = useMarking(reactToTap)
  const device = useLazy(loadDevicePanel)
  const tools = useLazy(loadMarksTools)
  usePageTheme(card?.theme)
  // Layout effects, so that a returning player's marks and shuffle are in the first paint.
  useLayoutEffect(() => followBoard(cardId), [cardId])
  const { search } = useLocation()
  useLayoutEffect(
    () => followShuffle(cardId, new URLSearchParams(search).has(SHUFFLE_PARAMETER)),
    [cardId, search],
  )
  useEffect(prepareAnnouncements, [])
  const title = card?.title
  useEffect(() => {
    document.title = title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME
  }, [title])

  if (status === 'missing' || status === 'failed') return <NoCard cardId={cardId} status={status} />
  return (
    <div className="play">
      <div className="play-tabs">
        <TabLinks
          items={[
            { label: 'Create Card', icon: SquarePen, to: paths.create(cardId) },
            { label: 'Play Card', icon: Stamp, to: paths.play(cardId), current: true },
          ]}
        />
      </div>
      <div className="play-ticket">
        <OfflinePill />
        {card ? (
          <PlayBoard card={card} absent={absent} onPress={press} onReset={reset} />
        ) : (
          <TicketSkeleton />
        )}
      </div>
      <div className="play-tools">
        <Button variant="quiet" onClick={reset} disabled={!card}>
          <RotateCcw aria-hidden="true" />
          Reset Marks
        </Button>
        {tools && <tools.MarksTools />}
      </div>
      <ShareBox cardId={cardId} absent={absent} />
      <div className="play-device">{device && <device.DevicePanel onPress={press} />}</div>
    </div>
  )
}

interface NoCardProps {
  cardId: string
  status: 'missing' | 'failed'
}

/** Shown instead of a card that could not be loaded, or that was deleted and is not in this browser. */
function NoCard({ cardId, status }: NoCardProps) {
  useEffect(() => {
    if (status === 'failed') return
    const showError = () => toast({ title: 'Error', text: MISSING_CARD, destructive: true })
    import('../../../sync/offline-cards.ts').then(({ showAbsentCard }) => {
      if (!showAbsentCard(cardId)) showError()
    }, showError)
  }, [cardId, status])
  return (
    <div className="px-4 py-8">
      <MissingCard status={status} />
    </div>
  )
}
