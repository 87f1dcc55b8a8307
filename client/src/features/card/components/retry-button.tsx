import { useState } from 'react'
import { basics } from '#messages/basics.ts'
import { retrySession } from '../../../lib/session.ts'
import { resyncCard } from '../../../sync/hear/connection.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'

/** Fetches the card on the screen once more, if there is one, and the session where it couldn't be asked for. */
export function RetryButton({ variant = 'filled' }: { variant?: ButtonVariant }) {
  const [pending, setPending] = useState(false)
  return (
    <Button
      variant={variant}
      pending={pending}
      pendingLabel={basics.trying}
      onClick={() => {
        setPending(true)
        // The editor needs to know who the user is.
        void Promise.all([resyncCard(), retrySession()]).finally(() => setPending(false))
      }}
    >
      {basics.retry}
    </Button>
  )
}
