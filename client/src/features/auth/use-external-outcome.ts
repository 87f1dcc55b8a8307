import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { auth } from '#messages/auth.ts'
import type { PageConfig } from '#shared/server-config.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { removeTab } from '../../lib/storage/tab-storage.ts'
import { watchSession } from './begin-session.ts'

/** The tab's storage key of the path to return to after signing in on a provider's site. */
export const RETURN_PATH_KEY = 'google-return'

/** The outcome of a sign-in at a provider, from a query parameter that the server sets. */
interface ExternalOutcome {
  provider: 'google' | 'oidc'
  outcome: string
}

function outcomeIn(search: string): ExternalOutcome | undefined {
  const query = new URLSearchParams(search)
  const provider = (['google', 'oidc'] as const).find((name) => query.has(name))
  return provider && { provider, outcome: query.get(provider) ?? '' }
}

/** Shows a toast after a successful sign-in at a provider. @returns the outcome if it failed */
export function useExternalOutcome(): ExternalOutcome | undefined {
  const found = outcomeIn(useLocation().search)
  const { status } = useAtomValue(sessionAtom)
  const title = found?.provider === 'google' ? auth.external.googleDone : auth.loggedIn
  const succeeded = found?.outcome === 'success' && status === 'signed-in'
  useEffect(() => {
    if (!succeeded) return
    removeTab(RETURN_PATH_KEY)
    toast({ title })
    watchSession()
  }, [succeeded, title])
  // "Success" is a failure too if the user is not signed in: the browser may have refused the session's cookie.
  return found?.outcome === 'success' && status !== 'signed-out' ? undefined : found
}

/**
 * Returns a message that says why a sign-in at a provider failed.
 * @param invitation the code of the invitation that the user came with; empty without one
 */
export function refusalOf(
  { provider, outcome }: ExternalOutcome,
  config: PageConfig,
  invitation: string,
): string {
  const { external } = auth
  const { operator } = config
  const organization = config.oidc ?? external.unnamed
  const [name, other] = provider === 'google' ? ['Google', organization] : [organization, 'Google']
  switch (outcome) {
    // The server started a session, but the user is not signed in.
    case 'success':
      return auth.cookieRefused
    case 'email-already-in-use':
      if (!config.localLogin) return external.emailOfAnother(operator)
      return config.google && config.oidc !== null ? external.emailTakenOrOther(other) : external.emailTaken
    case 'registration-closed':
      if (config.registration === 'closed') return external.closed(operator)
      return invitation === '' ? external.invited(operator) : external.invitedOther
    case 'account-suspended':
      return external.suspended(operator)
    case 'email-unconfirmed':
      return external.emailUnconfirmed(name, operator)
    case 'expired-action-code':
      return external.invitationEnded(operator)
    case 'unavailable':
      return external.unavailable(name)
    default:
      return provider === 'google' && config.localLogin ? external.googleFailed : external.failed(name)
  }
}
