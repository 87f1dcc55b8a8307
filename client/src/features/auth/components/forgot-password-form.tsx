import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { LINK_MINUTES } from '#shared/product.ts'
import { call } from '../../../lib/api-client.ts'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form-field.tsx'
import type { ForgotPasswordValues } from '../resolvers.ts'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { FormError } from '../../../ui/form-error.tsx'
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
  const { control, handleSubmit, setError, formState } = useForm<ForgotPasswordValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = async (values: ForgotPasswordValues) => {
    try {
      await call('forgotPassword', { body: values })
      setSent(true)
    } catch (error) {
      showRefusal(error, 'Link not sent', ['email'], setError)
    }
  }
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
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      {state === null && (
        <p>That link was incomplete. Open it from the email again, or request a new one here.</p>
      )}
      <TextField
        control={control}
        name="email"
        label="Email"
        hint="We'll email you a link to set a new password."
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel="Sending...">
        Email me a link
      </Button>
      {back}
    </form>
  )
}
