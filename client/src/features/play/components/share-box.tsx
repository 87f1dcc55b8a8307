import { Panel } from '../../../ui/panel.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { useShareLink } from '../../card/share-link.ts'

interface ShareBoxProps {
  cardId: string
  deleted: boolean
}

/** The link of the card, to be passed on. */
export function ShareBox({ cardId, deleted }: ShareBoxProps) {
  const { url, sameNetworkOnly } = useShareLink(cardId)
  return (
    <div className="play-share">
      <Panel title="Share This Card">
        {deleted ? (
          <p>The host deleted this card. You can play on; for others the link leads nowhere.</p>
        ) : (
          <>
            <p className="explanation">
              Everyone who opens this link sees the same card. Marks stay with each player.
            </p>
            <ShareLinkField url={url} />
            {sameNetworkOnly && <p className="network">This address works in the same network only.</p>}
          </>
        )}
      </Panel>
    </div>
  )
}
