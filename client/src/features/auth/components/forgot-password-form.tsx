import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LINK_MINUTES } from '#shared/product.ts'
import { call } from '../../../lib/api-client.ts'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { Button } from '../../../ui/button.tsx'
import type { ForgotPasswordValues } from '../resolvers.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { EmailField } from './account-fields.tsx'
import { Outcome } from './outcome.tsx'
import { ActionLink } from './action-link.tsx'

const loadResolver = async () => (await import('../resolvers.ts')).forgotPasswordResolver

/**
 * Requests a reset link by email. The answer is the same for every address, so that it does not reveal who has an account.
 * Our own links to this form carry a state; without one the visitor followed an emailed link that lost its code.
 */
export function ForgotPasswordForm() {
  const [isSent, setSent] = useState(false)
  const { state } = useLocation() as { state: object | null }
  const { control, error, isSubmitting, onSubmit } = useSentForm<ForgotPasswordValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { email: '' },
    failed: 'Link not sent',
    send: async (values) => {
      await call('forgotPassword', { body: values })
      setSent(true)
    },
  })
  const back = (
    <ActionLink to={paths.auth} state={state}>
      Back to login
    </ActionLink>
  )
  if (isSent)
    return (
      <Outcome
        title="Check your email"
        text="If there's an account for that address, a reset link is on its way."
      >
        <p className="text-muted">The link works once and expires in {LINK_MINUTES} minutes.</p>
        {back}
      </Outcome>
    )
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      {state === null && (
        <p>That link was incomplete. Open it from the email again, or request a new one here.</p>
      )}
      <EmailField control={control} hint="We'll email you a link to set a new password." />
      <FormError message={error} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel="Sending...">
        Email me a link
      </Button>
      {back}
    </form>
  )
}
