import { useState } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { useShareLink } from '../../card/share-link.ts'
import { CodeButton } from './code-button.tsx'

const loadActions = () => import('./share-actions.tsx')
const loadTemporaryShare = () => import('../../card/components/temporary-share.tsx')

function TemporaryActions({ cardId }: { cardId: string }) {
  const code = useLazy(loadTemporaryShare, { when: 'now' })
  return <div className="share-actions">{code && <code.TemporaryShare cardId={cardId} />}</div>
}

function LinkActions({ cardId }: { cardId: string }) {
  const [isShuffled, setShuffled] = useState(false)
  const link = useShareLink(cardId, isShuffled)
  const actions = useLazy(loadActions)
  return (
    <>
      <p className="explanation">Anyone with this link can play this card. Marks stay private.</p>
      <ShareLinkField url={link.url} />
      <div className="share-actions">
        <CodeButton link={link} />
        {actions && <actions.ShareActions cardId={cardId} isShuffled={isShuffled} onShuffle={setShuffled} />}
      </div>
      {link.sameNetworkOnly && <p className="network">This link only works on your local network.</p>}
    </>
  )
}

/** The card's link and the actions to share it. */
export function ShareBox({ cardId, deleted }: { cardId: string; deleted: boolean }) {
  return (
    <div className="play-share">
      <Panel title="Share This Card">
        {isTemporaryId(cardId) ? (
          <TemporaryActions cardId={cardId} />
        ) : deleted ? (
          <p>The host deleted this card. You can keep playing, but the link no longer works.</p>
        ) : (
          <LinkActions cardId={cardId} />
        )}
      </Panel>
    </div>
  )
}
