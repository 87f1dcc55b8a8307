import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { account } from '#messages/account.ts'
import { emailLinks } from '#messages/email-links.ts'
import { basics } from '#messages/basics.ts'
import { newOpId } from '#shared/ids.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { withQueries } from '../../../lib/query-client.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { useLinkCode } from '../use-link-code.ts'
import { useResendVerification } from '../use-resend-verification.ts'
import { LinkPage, LinkPending } from './link-page.tsx'
import { Outcome } from './outcome.tsx'
import { ApiError, call } from '../../../lib/api-client.ts'
import { once } from '../../../lib/lost-answers.ts'
import { refreshSession } from '../../../lib/session.ts'
import { readStored, writeStored } from '../../../lib/storage/storage.ts'
import { reasonOf } from '../../../lib/show-refusal.ts'
import { STORAGE_KEYS } from '../../../sync/storage-keys.ts'

const FINAL_ERRORS: readonly (ErrorCode | undefined)[] = [
  'expired-action-code',
  'invalid-action-code',
  'invalid',
]

const isText = (value: unknown): value is string => typeof value === 'string'

/** Leads to the profile after signing in, where a new link can be requested. */
const FROM_PROFILE = { from: paths.profile }

function NewLink({ user }: { user: SelfUser | undefined }) {
  const resend = useResendVerification()
  if (!user)
    return (
      <ButtonLink to={paths.auth} state={FROM_PROFILE}>
        {emailLinks.verify.logInForLink}
      </ButtonLink>
    )
  return (
    <Button pendingLabel={account.sending} {...resend}>
      {emailLinks.verify.sendAgain}
    </Button>
  )
}

/** Shown if the link is incomplete, used or expired. */
function InvalidLink({ message }: { message: string }) {
  const session = useAtomValue(sessionAtom)
  const user = session.status === 'signed-in' ? session.user : undefined
  // For example, the link was opened a second time.
  if (user?.emailVerified)
    return (
      <Outcome title={emailLinks.verify.already} text={emailLinks.verify.alreadyText(message, user.email)}>
        <ButtonLink to={paths.profile}>{emailLinks.profile}</ButtonLink>
      </Outcome>
    )
  return (
    <Outcome title={emailLinks.verify.invalid} text={message}>
      <NewLink user={user} />
    </Outcome>
  )
}

/** Sends the code of a verification link; only once, although the browser may discard and reload the page. */
function Confirmation({ code }: { code: string }) {
  const [wasConfirmed] = useState(() => readStored(STORAGE_KEYS.confirmedEmail, isText) === code)
  const { status } = useAtomValue(sessionAtom)
  const { mutate, error, isSuccess } = useMutation({
    mutationFn: () =>
      once(['email', code], newOpId, (opId) => call('verifyEmail', { body: { token: code, opId } })),
    onSuccess: () => {
      writeStored(STORAGE_KEYS.confirmedEmail, code)
      return refreshSession()
    },
  })
  // Wait until the session is loaded: its response would otherwise overwrite the verified user with the old state.
  const isUserKnown = status !== 'loading'
  const isSent = useRef(false)
  useEffect(() => {
    if (wasConfirmed || !isUserKnown || isSent.current) return
    isSent.current = true
    mutate()
  }, [wasConfirmed, isUserKnown, mutate])
  if (isSuccess || (wasConfirmed && isUserKnown))
    return (
      <Outcome title={emailLinks.verify.done} text={emailLinks.verify.doneText}>
        {status === 'signed-in' ? (
          <ButtonLink to={paths.profile}>{emailLinks.profile}</ButtonLink>
        ) : (
          <ButtonLink to={paths.auth}>{emailLinks.logIn}</ButtonLink>
        )}
      </Outcome>
    )
  if (!error) return <LinkPending label={emailLinks.verify.pending} />
  // With these errors the link can never work; after any other error a retry may.
  if (error instanceof ApiError && FINAL_ERRORS.includes(error.code))
    return <InvalidLink message={reasonOf(error)} />
  return (
    <Outcome title={emailLinks.verify.failed} text={reasonOf(error)}>
      <Button onClick={() => mutate()}>{basics.tryAgain}</Button>
    </Outcome>
  )
}

/** `/verify-email#CODE`, the target of emailed verification links. */
export default withQueries(() => {
  useTitle(emailLinks.verify.title)
  const code = useLinkCode()
  return (
    <LinkPage title={emailLinks.verify.title}>
      {code === '' ? (
        <InvalidLink message={emailLinks.verify.incomplete} />
      ) : (
        <Confirmation key={code} code={code} />
      )}
    </LinkPage>
  )
})
