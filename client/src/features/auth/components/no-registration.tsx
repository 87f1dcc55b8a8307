import { useState } from 'react'
import { auth } from '#messages/auth.ts'
import type { PageConfig } from '#shared/server-config.ts'
import { call } from '../../../lib/api-client.ts'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import type { ForgotPasswordValues } from '../resolvers.ts'
import { EmailField } from './account-fields.tsx'
import { Outcome } from './outcome.tsx'
import { rich } from '../../../ui/rich.tsx'

// The body is the same: one address.
const loadResolver = async () => (await import('../resolvers.ts')).forgotPasswordResolver

/** Emails an invitation to addresses that the server lets in. */
function AskByEmail() {
  const [isSent, setSent] = useState(false)
  const { control, error, isSubmitting, onSubmit } = useSentForm<ForgotPasswordValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { email: '' },
    failed: auth.inviteNotSent,
    send: async (values) => {
      await call('requestInvitation', { body: values })
      setSent(true)
    },
  })
  if (isSent) return <Outcome title={auth.inviteSent} text={auth.inviteSentText} />
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <EmailField control={control} hint={auth.inviteHint} />
      <FormError message={error} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel={auth.inviting}>
        {auth.invite}
      </Button>
    </form>
  )
}

/** In place of the form to register: why there is none, and who can help. */
export function NoRegistration({ config }: { config: PageConfig }) {
  const { registration, invitesByEmail, localLogin, operator } = config
  const isClosed = registration === 'closed'
  return (
    <div className="grid gap-4">
      <h2 className="text-poster-28">{isClosed ? auth.closedTitle : auth.invitedTitle}</h2>
      <p className="wrap-anywhere">
        {operator
          ? rich(isClosed ? auth.closedAsk : auth.invitedAsk, {
              name: () => operator.name,
              address: () => (
                <a className="font-semibold underline" href={`mailto:${operator.email}`}>
                  {operator.email}
                </a>
              ),
            })
          : isClosed
            ? auth.closed
            : auth.invited}
      </p>
      {invitesByEmail && localLogin && <AskByEmail />}
      <p className="text-muted">{auth.noNeed}</p>
    </div>
  )
}
