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
        This card lives in the browser it was made in. To play it here, ask its host to save it and send you
        the new link.
      </p>
    )
  const from = paths.shareAfterSignIn(cardId)
  return (
    <>
      <p>This card lives in this browser only, so its link won&apos;t open for anyone else yet.</p>
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
