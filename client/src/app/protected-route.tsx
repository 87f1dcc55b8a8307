import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { app } from '#messages/app.ts'
import { basics } from '#messages/basics.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { useLogInState } from '../features/auth/use-log-in-state.ts'
import { RetryButton } from '../features/card/components/retry-button.tsx'
import { sessionAtom } from '../lib/session-atom.ts'
import { paths } from '../lib/paths.ts'
import { logInWordsAtom } from '../lib/trouble.ts'
import { useIsOverdue } from '../lib/use-is-overdue.ts'
import { Spinner } from '../ui/spinner.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export type UserScreen = ComponentType<{ user: SelfUser }>

/** Wraps a screen for signed-in users. Guests are redirected to the sign-in screen, and back afterwards. */
export function protect({ default: screen }: { default: UserScreen }): { default: ComponentType } {
  return { default: () => <ProtectedRoute screen={screen} /> }
}

function ProtectedRoute({ screen: Screen }: { screen: UserScreen }) {
  const session = useAtomValue(sessionAtom)
  const logInState = useLogInState()
  const mustLogIn = useAtomValue(logInWordsAtom)
  const isOverdue = useIsOverdue(session.status === 'loading' ? 'session' : undefined)
  // Keyed by the user, so that the next user does not send what the previous one typed.
  if (session.status === 'signed-in') return <Screen key={session.user.id} user={session.user} />
  if (session.status === 'signed-out') return <Navigate to={paths.auth} state={logInState} replace />
  if (session.status === 'loading' && !isOverdue)
    return (
      <div className="grid place-items-center py-24">
        <Spinner label={app.checking} />
      </div>
    )
  return (
    <div className="page">
      <EmptyState
        tone="error"
        title={mustLogIn ? basics.error : basics.offline}
        text={mustLogIn ?? app.unreachable}
      >
        <RetryButton />
      </EmptyState>
    </div>
  )
}
