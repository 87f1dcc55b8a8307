import { useState } from 'react'
import type { ServerConfig } from '#shared/contract/server.ts'
import { INVITATION_DAYS } from '#shared/product.ts'
import { call } from '../../../lib/api-client.ts'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import type { ForgotPasswordValues } from '../resolvers.ts'
import { EmailField } from './account-fields.tsx'
import { Outcome } from './outcome.tsx'

/** Whom to ask for an account, with the address as a link. */
function Ask({ operator, what }: { operator: ServerConfig['operator']; what: string }) {
  if (!operator) return <span>{`Ask the person who runs this server ${what}.`}</span>
  return (
    <span className="wrap-anywhere">
      <span>{`Ask ${operator.name} ${what}: `}</span>
      <a className="font-semibold underline" href={`mailto:${operator.email}`}>
        {operator.email}
      </a>
    </span>
  )
}

// The body is the same: one address.
const loadResolver = async () => (await import('../resolvers.ts')).forgotPasswordResolver

/** Emails an invitation to addresses that the server lets in. */
function AskByEmail() {
  const [isSent, setSent] = useState(false)
  const { control, error, isSubmitting, onSubmit } = useSentForm<ForgotPasswordValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { email: '' },
    failed: 'Invitation not sent',
    send: async (values) => {
      await call('requestInvitation', { body: values })
      setSent(true)
    },
  })
  if (isSent)
    return (
      <Outcome
        title="Check your email"
        text={`If your address is on the list, your invitation is on its way. It works for ${INVITATION_DAYS} days.`}
      />
    )
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <EmailField control={control} hint="If your address is on the list, we'll email you an invitation." />
      <FormError message={error} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel="Sending...">
        Email me an invitation
      </Button>
    </form>
  )
}

/** In place of the form to register: why there is none, and who can help. */
export function NoRegistration({ config }: { config: ServerConfig }) {
  const { registration, invitesByEmail, localLogin, operator } = config
  const isClosed = registration === 'closed'
  return (
    <div className="grid gap-4">
      <h2 className="text-poster-28">{isClosed ? 'No new accounts here' : 'By invitation'}</h2>
      <p>
        <span>
          {isClosed
            ? 'This server takes no new accounts. '
            : 'New accounts need an invitation. Have one? Open its link. '}
        </span>
        <Ask operator={operator} what={isClosed ? 'if you need one' : 'for one'} />
      </p>
      {invitesByEmail && localLogin && <AskByEmail />}
      <p className="text-muted">You don't need an account to play, or to make a card in this browser.</p>
    </div>
  )
}
