import { useState } from 'react'
import { basics } from '#messages/basics.ts'
import { retrySession } from '../../../lib/session.ts'
import { resyncCard } from '../../../sync/receive/connection.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'

/** Fetches the card on the screen again, if there is one, and the session if it could not be loaded. */
export function RetryButton({ variant = 'filled' }: { variant?: ButtonVariant }) {
  const [pending, setPending] = useState(false)
  return (
    <Button
      variant={variant}
      pending={pending}
      pendingLabel={basics.trying}
      onClick={() => {
        setPending(true)
        // The session too, because the editor needs to know who the user is.
        void Promise.all([resyncCard(), retrySession()]).finally(() => setPending(false))
      }}
    >
      {basics.retry}
    </Button>
  )
}
