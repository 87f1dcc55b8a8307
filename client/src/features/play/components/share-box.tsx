import { useEffect, useState } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { whenIdle } from '../../../lib/idle.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { TemporaryShare } from '../../card/components/temporary-share.tsx'
import { useShareLink } from '../../card/share-link.ts'
import { CodeButton } from './code-button.tsx'

const loadWays = () => import('./share-ways.tsx')

interface ShareBoxProps {
  cardId: string
  deleted: boolean
}

/** The link of the card, to be passed on. */
export function ShareBox({ cardId, deleted }: ShareBoxProps) {
  const [isShuffled, setShuffled] = useState(false)
  const link = useShareLink(cardId, isShuffled)
  const [ways, setWays] = useState<Awaited<ReturnType<typeof loadWays>>>()
  useEffect(
    () =>
      whenIdle(() => {
        // Their code did not come (offline): the link is passed on as it is.
        loadWays().then(setWays, () => undefined)
      }),
    [],
  )
  return (
    <div className="play-share">
      <Panel title="Share This Card">
        {isTemporaryId(cardId) ? (
          <TemporaryShare cardId={cardId} />
        ) : deleted ? (
          <p>The host deleted this card. You can play on; for others the link leads nowhere.</p>
        ) : (
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
        )}
      </Panel>
    </div>
  )
}
