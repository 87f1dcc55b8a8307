import { account } from '#messages/account.ts'
import { call } from '../../lib/api-client.ts'
import { refreshSession } from '../../lib/session.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { useAction } from '../../lib/forms/use-action.ts'

/** Sends the verification email again and shows the result as a toast. */
export function useResendVerification() {
  return useAction(async () => {
    // If the address has been confirmed meanwhile, for example on a phone, the server would send nothing. The refreshed
    // session updates the screen.
    await refreshSession()
    const session = store.get(sessionAtom)
    if (session.status === 'signed-in' && session.user.emailVerified) return
    await call('resendVerification', {})
    toast({ title: account.linkSent, text: account.linkSentText })
  }, account.linkNotSent)
}
