import { useState } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { useLater } from '../../../lib/use-later.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { useShareLink } from '../../card/share-link.ts'
import { CodeButton } from './code-button.tsx'

const loadWays = () => import('./share-ways.tsx')
const loadTemporaryShare = () => import('../../card/components/temporary-share.tsx')

function TemporaryWays({ cardId }: { cardId: string }) {
  const code = useLater(loadTemporaryShare, true)
  return <div className="share-ways">{code && <code.TemporaryShare cardId={cardId} />}</div>
}

function LinkWays({ cardId }: { cardId: string }) {
  const [isShuffled, setShuffled] = useState(false)
  const link = useShareLink(cardId, isShuffled)
  const ways = useLater(loadWays)
  return (
    <>
      <p className="explanation">
        Everyone who opens this link sees the same card. Marks stay with each player.
      </p>
      <ShareLinkField url={link.url} />
      <div className="share-ways">
        <CodeButton link={link} />
        {ways && <ways.ShareWays cardId={cardId} isShuffled={isShuffled} onShuffle={setShuffled} />}
      </div>
      {link.sameNetworkOnly && <p className="network">This address works in the same network only.</p>}
    </>
  )
}

/** The link of the card, to be passed on. */
export function ShareBox({ cardId, deleted }: { cardId: string; deleted: boolean }) {
  return (
    <div className="play-share">
      <Panel title="Share This Card">
        {isTemporaryId(cardId) ? (
          <TemporaryWays cardId={cardId} />
        ) : deleted ? (
          <p>The host deleted this card. You can play on; for others the link leads nowhere.</p>
        ) : (
          <LinkWays cardId={cardId} />
        )}
      </Panel>
    </div>
  )
}
