import { account } from '#messages/account.ts'
import { call } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { useAction } from '../../lib/forms/use-action.ts'

/** Sends the verification email again and shows the result as a toast. */
export function useResendVerification() {
  return useAction(async () => {
    await call('resendVerification', {})
    toast({ title: account.linkSent, text: account.linkSentText })
  }, account.linkNotSent)
}
