import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { auth } from '#messages/auth.ts'
import type { PageConfig } from '#shared/server-config.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { removeTab } from '../../lib/storage/tab-storage.ts'
import { watchSession } from './begin-session.ts'

/** In this tab's storage: the path to return to after signing in on a provider's site. */
export const RETURN_PATH_KEY = 'google-return'

/** How a sign-in at a provider ended, as the server's query parameter says. */
interface ExternalOutcome {
  provider: 'google' | 'oidc'
  outcome: string
}

function outcomeIn(search: string): ExternalOutcome | undefined {
  const query = new URLSearchParams(search)
  const provider = (['google', 'oidc'] as const).find((name) => query.has(name))
  return provider && { provider, outcome: query.get(provider) ?? '' }
}

/** Shows a toast after a successful sign-in at a provider. @returns the outcome of one that failed */
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
  // The server has started a session, but the browser may not have stored its cookie.
  return found?.outcome === 'success' && status !== 'signed-out' ? undefined : found
}

/**
 * Why a sign-in at a provider failed, in words.
 * @param invitation the code of the one they came with; empty without one
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
    // The server has begun a session, but there is none.
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
