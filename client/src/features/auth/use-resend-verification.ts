import { useState } from 'react'
import { LINK_MINUTES } from '#shared/product.ts'
import { call } from '../../lib/api-client.ts'
import { reasonOf } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'

/** Sends the verification email again and shows the result as a toast. */
export function useResendVerification() {
  const [pending, setPending] = useState(false)
  const resend = async () => {
    setPending(true)
    try {
      await call('resendVerification', {})
      toast({ title: 'Link sent', text: `Check your email. The link expires in ${LINK_MINUTES} minutes.` })
    } catch (error) {
      toast({ title: 'Link not sent', text: reasonOf(error), destructive: true })
    } finally {
      setPending(false)
    }
  }
  return { resend, pending }
}
