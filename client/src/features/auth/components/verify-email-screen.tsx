import { useAtomValue } from 'jotai'
import type { SelfUser } from '#shared/schemas/user.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { sessionAtom } from '../atoms.ts'
import { useEmailProof } from '../use-email-proof.ts'
import { useResendVerification } from '../use-resend-verification.ts'
import { LinkPage } from './link-page.tsx'
import { Outcome } from './outcome.tsx'

/** After a log-in: there a new link can be asked for. */
const FROM_PROFILE = { from: paths.profile }

function NewLink({ user }: { user: SelfUser | undefined }) {
  const { resend, pending } = useResendVerification()
  if (!user)
    return (
      <ButtonLink to={paths.auth} state={FROM_PROFILE}>
        Log in to get a new link
      </ButtonLink>
    )
  return (
    <Button pending={pending} pendingLabel="Sending..." onClick={() => void resend()}>
      Send a new link
    </Button>
  )
}

/** The link is of no use: incomplete, used, or too old. */
function DeadLink({ message }: { message: string }) {
  const session = useAtomValue(sessionAtom)
  const user = session.status === 'signed-in' ? session.user : undefined
  // A link that is opened twice, for one.
  if (user?.emailVerified)
    return (
      <Outcome title="Nothing to do" text={`${message} Your email, ${user.email}, is confirmed.`}>
        <ButtonLink to={paths.profile}>Profile Settings</ButtonLink>
      </Outcome>
    )
  return (
    <Outcome title="Not confirmed" text={message}>
      <NewLink user={user} />
    </Outcome>
  )
}

function Proof({ code }: { code: string }) {
  const session = useAtomValue(sessionAtom)
  const { proof, askAgain } = useEmailProof(code)
  if (proof.status === 'asking')
    return (
      <div className="grid place-items-center py-10">
        <Spinner label="Confirming your email" />
      </div>
    )
  if (proof.status === 'proven')
    return (
      <Outcome title="Your email is confirmed" text="A forgotten password can be set anew through it.">
        {session.status === 'signed-in' ? (
          <ButtonLink to={paths.profile}>Profile Settings</ButtonLink>
        ) : (
          <ButtonLink to={paths.auth}>Log in</ButtonLink>
        )}
      </Outcome>
    )
  if (proof.isFinal) return <DeadLink message={proof.message} />
  return (
    <Outcome title="Not confirmed yet" text={proof.message}>
      <Button onClick={askAgain}>Try Again</Button>
    </Outcome>
  )
}

/** @param code of the link; empty where a piece of it was lost on the way */
export function VerifyEmailScreen({ code }: { code: string }) {
  return (
    <LinkPage title="Confirm your email">
      {code === '' ? <DeadLink message="This link is not complete." /> : <Proof key={code} code={code} />}
    </LinkPage>
  )
}
