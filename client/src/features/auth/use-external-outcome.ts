import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { ServerConfig } from '#shared/contract/server.ts'
import { toast } from '../../lib/toast.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { removeTab } from '../../lib/tab-storage.ts'

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
  const title = found?.provider === 'google' ? 'Google sign-in successful' : 'Login successful'
  const succeeded = found?.outcome === 'success' && status === 'signed-in'
  useEffect(() => {
    if (!succeeded) return
    removeTab(RETURN_PATH_KEY)
    toast({ title })
  }, [succeeded, title])
  // The server has started a session, but the browser may not have stored its cookie.
  return found?.outcome === 'success' && status !== 'signed-out' ? undefined : found
}

/** Whom to ask about this server. */
export const askOf = ({ operator }: Pick<ServerConfig, 'operator'>) =>
  operator ? `Ask ${operator.name} at ${operator.email}` : 'Ask the person who runs this server'

/** Why a sign-in at a provider failed, in words. */
export function refusalOf({ provider, outcome }: ExternalOutcome, config: ServerConfig): string {
  const name = provider === 'google' ? 'Google' : (config.oidc ?? 'that login')
  switch (outcome) {
    case 'email-already-in-use':
      return config.localLogin
        ? 'You already have an account with that email. Sign in with your password.'
        : `Another account here has your email. ${askOf(config)} for help.`
    case 'registration-closed':
      return config.registration === 'closed'
        ? `You don't have an account here yet, and this server takes no new ones. ${askOf(config)} if you need one.`
        : `You don't have an account here yet, and a new one needs an invitation. ${askOf(config)} for one.`
    case 'account-suspended':
      return `Your account is suspended. ${askOf(config)} if you think that is a mistake.`
    case 'expired-action-code':
      return `Your invitation has already been used or has expired. ${askOf(config)} for a new one.`
    case 'unavailable':
      return `We can't reach the login of ${name} right now. Try again in a minute.`
    default:
      return provider === 'google' && config.localLogin
        ? "Google sign-in didn't work. Try again, or use your password."
        : `Logging in with ${name} didn't work. Try again.`
  }
}
