import { useAtomValue } from 'jotai'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { readTemporary } from '../../../sync/temporary-cards.ts'
import '../../../styles/deferred.css'

/** Replaces the share actions of a temporary card, which needs an account to be shared. */
export function TemporaryShare({ cardId }: { cardId: string }) {
  const signedIn = useAtomValue(sessionAtom).status === 'signed-in'
  if (!readTemporary(cardId))
    return (
      <p>
        This card is kept in another browser, the one it was made in. To play it here, ask its host to save it
        and to send you the new link.
      </p>
    )
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
