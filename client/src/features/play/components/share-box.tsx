import { useState } from 'react'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { play } from '#messages/play.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import type { Absence } from '../../../sync/card-store.ts'
import { useShareLink } from '../../card/share-link.ts'

const loadActions = () => import('./share-actions.tsx')
const loadTemporaryActions = () => import('./temporary-actions.tsx')

function LinkActions({ cardId }: { cardId: string }) {
  const [isShuffled, setShuffled] = useState(false)
  const link = useShareLink(cardId, isShuffled)
  const actions = useLazy(loadActions)
  return (
    <>
      <p className="explanation">{play.shareText}</p>
      <ShareLinkField url={link.url} />
      <div className="share-actions">
        {actions && (
          <actions.ShareActions cardId={cardId} link={link} isShuffled={isShuffled} onShuffle={setShuffled} />
        )}
      </div>
      {link.sameNetworkOnly && <p className="network">{basics.sameWifi}</p>}
    </>
  )
}

/** The card's link and the actions to share it. */
export function ShareBox({ cardId, absent }: { cardId: string; absent: Absence | undefined }) {
  // The link carries the card.
  const isTemporary = isTemporaryId(cardId) || absent === 'copy'
  const temporary = useLazy(loadTemporaryActions, { when: isTemporary ? 'now' : 'later' })
  return (
    <div className="play-share">
      <Panel title={play.share}>
        {isTemporary ? (
          <div className="share-actions">{temporary && <temporary.TemporaryActions cardId={cardId} />}</div>
        ) : absent ? (
          <p>{`${texts.absent[absent].sentence} ${play.linkGone}`}</p>
        ) : (
          <LinkActions cardId={cardId} />
        )}
      </Panel>
    </div>
  )
}
