import { useAtomValue } from 'jotai'
import { isTemporaryId } from '#shared/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { sessionAtom } from '../../auth/atoms.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { useShareLink } from '../../card/share-link.ts'
import { CodeButton } from './code-button.tsx'

/** What a card that only this browser has can be shared with: an account. */
function TemporaryShare({ cardId }: { cardId: string }) {
  const signedIn = useAtomValue(sessionAtom).status === 'signed-in'
  const from = paths.shareAfterSignIn(cardId)
  return (
    <>
      <p>This card is kept in this browser only: its link works nowhere else.</p>
      {signedIn ? (
        <ButtonLink to={from}>Save to My Account</ButtonLink>
      ) : (
        <ButtonLink to={paths.auth} state={{ from }}>
          Sign in to share
        </ButtonLink>
      )}
    </>
  )
}

interface ShareBoxProps {
  cardId: string
  deleted: boolean
}

/** The link of the card, to be passed on. */
export function ShareBox({ cardId, deleted }: ShareBoxProps) {
  const link = useShareLink(cardId)
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
            <CodeButton link={link} />
            {link.sameNetworkOnly && <p className="network">This address works in the same network only.</p>}
          </>
        )}
      </Panel>
    </div>
  )
}
