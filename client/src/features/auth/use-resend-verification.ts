import { LINK_MINUTES } from '#shared/product.ts'
import { call } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { useAction } from '../../lib/use-action.ts'

/** Sends the verification email again and shows the result as a toast. */
export function useResendVerification() {
  return useAction(async () => {
    await call('resendVerification', {})
    toast({ title: 'Link sent', text: `Check your email. The link expires in ${LINK_MINUTES} minutes.` })
  }, 'Link not sent')
}
