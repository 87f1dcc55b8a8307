import { RotateCcw, SquarePen, Stamp } from 'lucide-react'
import { useEffect, useLayoutEffect } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { app } from '#messages/app.ts'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { play } from '#messages/play.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { paths, SHUFFLE_PARAMETER } from '../../../lib/paths.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { TicketSkeleton } from '../../card/components/ticket-skeleton.tsx'
import { followShuffle } from '../shuffle.ts'
import { useBoard } from '../use-board.ts'
import { OfflinePill } from '../../card/components/offline-pill.tsx'
import { PlayBoard } from './play-board.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import type { Absence } from '../../../sync/card-store.ts'
import { useShareLink } from '../../card/share-link.ts'
import { useShuffled } from '../../card/use-shuffled.ts'
import '../play.css'
import { showError } from '../../../lib/toast.ts'
import { MissingCard, type MissingCardProps } from '../../card/components/missing-card.tsx'

const loadDevicePanel = () => import('./device-panel.tsx')
const loadMarksTools = () => import('./marks-tools.tsx')
const loadExtras = () => import('./ticket-extras.tsx')
const loadReaction = () => import('../tap-reaction.ts')

/** `/play/{cardId}`. Without an id it shows an error and redirects to the home page. */
export default function PlayScreen() {
  const { cardId } = useParams()
  const missing = cardId === undefined
  useEffect(() => {
    if (missing) showError(basics.error, app.noId)
  }, [missing])
  return missing ? <Navigate to={paths.home} replace /> : <Play key={cardId} cardId={cardId} />
}

function Play({ cardId }: { cardId: string }) {
  const { search } = useLocation()
  // A layout effect, so that a returning player's shuffle is in the first paint. It must run before the effect in
  // `useBoard`, which puts the marks on the shuffled squares.
  useLayoutEffect(
    () => followShuffle(cardId, new URLSearchParams(search).has(SHUFFLE_PARAMETER)),
    [cardId, search],
  )
  const { status, card, absent, why, press, reset } = useBoard(cardId, 'play', loadReaction)
  const device = useLazy(loadDevicePanel)
  const tools = useLazy(loadMarksTools)

  if (status === 'missing' || status === 'failed') return <NoCard cardId={cardId} status={why ?? status} />
  return (
    <div className="play">
      <div className="play-tabs">
        <TabLinks
          items={[
            { label: play.create, icon: SquarePen, to: paths.create(cardId) },
            { label: play.play, icon: Stamp, to: paths.play(cardId), current: true },
          ]}
        />
      </div>
      <div className="play-ticket">
        <OfflinePill />
        {card ? (
          <PlayBoard card={card} absent={absent} onPress={press} onReset={reset} loadExtras={loadExtras} />
        ) : (
          <TicketSkeleton />
        )}
      </div>
      <div className="play-tools">
        <Button variant="quiet" onClick={reset} disabled={!card}>
          <RotateCcw />
          <span>{play.reset}</span>
        </Button>
        {tools && <tools.MarksTools />}
      </div>
      <ShareBox cardId={cardId} absent={absent} />
      <div className="play-device">{device && <device.DevicePanel onPress={press} />}</div>
    </div>
  )
}

/** Shown instead of a card that could not be loaded, or that was deleted and is not in this browser. */
function NoCard({ cardId, status }: { cardId: string; status: MissingCardProps['status'] }) {
  useEffect(() => {
    if (status === 'failed' || status === 'removed') return
    const showMissing = () => showError(basics.error, texts.missing)
    import('../../../sync/offline/offline-cards.ts').then(({ showAbsentCard }) => {
      if (!showAbsentCard(cardId) && status === 'missing') showMissing()
    }, showMissing)
  }, [cardId, status])
  return (
    <div className="px-4 py-8">
      <MissingCard status={status} />
    </div>
  )
}

const loadActions = () => import('./share-actions.tsx')
const loadTemporaryActions = () => import('./temporary-actions.tsx')

function LinkActions({ cardId }: { cardId: string }) {
  const [isShuffled, setShuffled] = useShuffled()
  const link = useShareLink(cardId, isShuffled)
  const actions = useLazy(loadActions)
  return (
    <>
      <p className="explanation">{play.shareText}</p>
      <ShareLinkField url={link.url} />
      <div className="link-actions">
        {actions && (
          <actions.ShareActions cardId={cardId} link={link} isShuffled={isShuffled} onShuffle={setShuffled} />
        )}
      </div>
      {link.sameNetworkOnly && <p className="network">{basics.sameWifi}</p>}
    </>
  )
}

/** The card's link and the actions to share it. */
function ShareBox({ cardId, absent }: { cardId: string; absent: Absence | undefined }) {
  // The link of such a card contains the card itself.
  const isTemporary = isTemporaryId(cardId) || absent === 'linked'
  const temporary = useLazy(loadTemporaryActions, { when: isTemporary ? 'now' : 'later' })
  return (
    <div className="play-link">
      <Panel title={play.share}>
        {isTemporary ? (
          <div className="link-actions">{temporary && <temporary.TemporaryActions cardId={cardId} />}</div>
        ) : absent ? (
          <p>{`${texts.absent[absent].sentence} ${play.linkGone}`}</p>
        ) : (
          <LinkActions cardId={cardId} />
        )}
      </Panel>
    </div>
  )
}
