import { useState } from 'react'
import { basics } from '#messages/basics.ts'
import { refreshSession } from '../../../lib/session.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { store } from '../../../lib/store.ts'
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
        const session = /unknown|loading/.test(store.get(sessionAtom).status) ? refreshSession() : undefined
        void Promise.all([resyncCard(), session]).finally(() => setPending(false))
      }}
    >
      {basics.retry}
    </Button>
  )
}
