import { useAtomValue } from 'jotai'
import { emailLinks } from '#messages/email-links.ts'
import { basics } from '#messages/basics.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { useResendVerification } from '../use-resend-verification.ts'
import { LinkPage, LinkPending } from './link-page.tsx'
import { Outcome } from './outcome.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError, call } from '../../../lib/api-client.ts'
import { refreshSession } from '../../../lib/session.ts'
import { reasonOf } from '../../../lib/show-refusal.ts'

type Verification =
  | { status: 'pending' }
  | { status: 'verified' }
  /** isFinal: the link can never work; otherwise a retry may. */
  | { status: 'failed'; message: string; isFinal: boolean }

const FINAL_ERRORS: readonly (ErrorCode | undefined)[] = [
  'expired-action-code',
  'invalid-action-code',
  'invalid',
]

async function verify(code: string): Promise<Verification> {
  try {
    await call('verifyEmail', { body: { token: code } })
  } catch (error) {
    const isFinal = error instanceof ApiError && FINAL_ERRORS.includes(error.code)
    return { status: 'failed', message: reasonOf(error), isFinal }
  }
  await refreshSession()
  return { status: 'verified' }
}

/** Sends the code of a verification link, once. */
function useVerifyEmail(code: string) {
  // Waits for the first answer about the session, which would otherwise overwrite the verified user with the old one.
  const isUserKnown = useAtomValue(sessionAtom).status !== 'loading'
  const [verification, setVerification] = useState<Verification>({ status: 'pending' })
  const isSent = useRef(false)
  const send = useCallback(() => void verify(code).then(setVerification), [code])
  useEffect(() => {
    if (!isUserKnown || isSent.current) return
    isSent.current = true
    send()
  }, [isUserKnown, send])
  const retry = () => {
    setVerification({ status: 'pending' })
    send()
  }
  return { verification, retry }
}

/** The profile is where a new link can be requested. */
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
    <Button pendingLabel={emailLinks.sending} {...resend}>
      {emailLinks.verify.sendAgain}
    </Button>
  )
}

/** The link is incomplete, used, or expired. */
function InvalidLink({ message }: { message: string }) {
  const session = useAtomValue(sessionAtom)
  const user = session.status === 'signed-in' ? session.user : undefined
  // Opened a second time, for example.
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

function Confirmation({ code }: { code: string }) {
  const session = useAtomValue(sessionAtom)
  const { verification, retry } = useVerifyEmail(code)
  if (verification.status === 'pending') return <LinkPending label={emailLinks.verify.pending} />
  if (verification.status === 'verified')
    return (
      <Outcome title={emailLinks.verify.done} text={emailLinks.verify.doneText}>
        {session.status === 'signed-in' ? (
          <ButtonLink to={paths.profile}>{emailLinks.profile}</ButtonLink>
        ) : (
          <ButtonLink to={paths.auth}>{emailLinks.logIn}</ButtonLink>
        )}
      </Outcome>
    )
  if (verification.isFinal) return <InvalidLink message={verification.message} />
  return (
    <Outcome title={emailLinks.verify.failed} text={verification.message}>
      <Button onClick={retry}>{basics.tryAgain}</Button>
    </Outcome>
  )
}

/** @param code of the emailed link; empty if the link was truncated */
export function VerifyEmailScreen({ code }: { code: string }) {
  return (
    <LinkPage title={emailLinks.verify.title}>
      {code === '' ? (
        <InvalidLink message={emailLinks.verify.incomplete} />
      ) : (
        <Confirmation key={code} code={code} />
      )}
    </LinkPage>
  )
}
