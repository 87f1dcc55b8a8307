import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { account } from '#messages/account.ts'
import { basics } from '#messages/basics.ts'
import { emailLinks } from '#messages/email-links.ts'
import { newOpId } from '#shared/ids.ts'
import { call } from '../../../lib/api-client.ts'
import { once } from '../../../lib/lost-answers.ts'
import { useLazyResolver } from '../../../lib/forms/lazy-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { passwordsMatch } from '../passwords-match.ts'
import type { ResetPasswordValues, ForgotPasswordValues } from '../resolvers.ts'
import { refreshSession } from '../../../lib/session.ts'
import { readTab, writeTab } from '../../../lib/storage/tab-storage.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { AccountName, NewPasswordFields, EmailField } from './account-fields.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'
import { LinkPage } from './link-page.tsx'
import { Outcome } from './outcome.tsx'
import { ActionLink, ForgotPasswordLink } from './action-link.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'
import { useLinkCode, type LinkLocation } from '../use-link-code.ts'

const loadReset = async () => (await import('../resolvers.ts')).resetPasswordResolver()

/** The tab's storage key for the code that was used here. The browser may discard the page and load it again. */
const USED_KEY = 'password-set-by'

function ResetForm({ code }: { code: string }) {
  const { email = '' } = (useLocation() as LinkLocation).state ?? {}
  const [isDone, setDone] = useState(() => readTab(USED_KEY) === code)
  const form = useSentForm<ResetPasswordValues>({
    resolver: passwordsMatch('password', useLazyResolver(loadReset)),
    defaultValues: { password: '', confirmPassword: '' },
    failed: emailLinks.reset.failed,
    send: async ({ password }) => {
      await once(['password', code, password], newOpId, (opId) =>
        call('resetPassword', { body: { token: code, password, opId } }),
      )
      writeTab(USED_KEY, code)
      // The server has ended all sessions, including this one.
      await refreshSession()
      setDone(true)
    },
  })
  if (isDone)
    return (
      <Outcome title={emailLinks.reset.done} text={emailLinks.reset.doneText}>
        <ButtonLink to={paths.auth} state={{ email }}>
          {emailLinks.logIn}
        </ButtonLink>
      </Outcome>
    )
  return (
    <SentForm form={form}>
      <AccountName email={email} />
      <NewPasswordFields
        name="password"
        label={account.newPassword}
        repeatedLabel={emailLinks.reset.confirmPassword}
      />
      <FormError message={form.error} />
      <Button type="submit" size="big" pending={form.isSubmitting} pendingLabel={basics.saving}>
        {emailLinks.reset.save}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <ActionLink to={paths.auth} state={{ email }}>
          {emailLinks.reset.backToLogIn}
        </ActionLink>
        <ForgotPasswordLink state={{ email }}>{emailLinks.reset.requestAgain}</ForgotPasswordLink>
      </div>
    </SentForm>
  )
}

/** `/reset-password#CODE`, the target of emailed reset links. Without a code, it shows the form to request a link. */
export default function ResetPasswordScreen() {
  useTitle(emailLinks.reset.title)
  const code = useLinkCode()
  return (
    <LinkPage title={emailLinks.reset.title}>
      {code === '' ? <ForgotPasswordForm /> : <ResetForm key={code} code={code} />}
    </LinkPage>
  )
}

const loadResolver = async () => (await import('../resolvers.ts')).forgotPasswordResolver

/**
 * Requests a reset link by email. The response is the same for every address, so that it does not reveal who has an
 * account. The app's own links to this form have a query; a visitor without one followed an emailed link that lost its
 * code.
 */
function ForgotPasswordForm() {
  const [isSent, setSent] = useState(false)
  const { search, state } = useLocation() as LinkLocation
  const form = useSentForm<ForgotPasswordValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { email: state?.email ?? '' },
    failed: account.linkNotSent,
    send: async (values) => {
      await call('forgotPassword', { body: values })
      setSent(true)
    },
  })
  const back = (
    <ActionLink to={paths.auth} state={{ ...state, email: form.watch('email') }}>
      {emailLinks.reset.backToLogIn}
    </ActionLink>
  )
  if (isSent)
    return (
      <Outcome title={emailLinks.reset.requested} text={emailLinks.reset.requestedText}>
        <p className="text-muted">{emailLinks.reset.expires}</p>
        {back}
      </Outcome>
    )
  return (
    <SentForm form={form}>
      {search === '' && <p>{emailLinks.reset.incomplete}</p>}
      <EmailField hint={emailLinks.reset.requestHint} />
      <FormError message={form.error} />
      <Button type="submit" size="big" pending={form.isSubmitting} pendingLabel={account.sending}>
        {emailLinks.reset.request}
      </Button>
      {back}
    </SentForm>
  )
}
