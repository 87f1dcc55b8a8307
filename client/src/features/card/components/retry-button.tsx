import { useState } from 'react'
import { resyncCard } from '../../../sync/connection.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'

/** Fetches the card on the screen once more. */
export function RetryButton({ variant = 'filled' }: { variant?: ButtonVariant }) {
  const [pending, setPending] = useState(false)
  return (
    <Button
      variant={variant}
      pending={pending}
      pendingLabel="Trying..."
      onClick={() => {
        setPending(true)
        void resyncCard().finally(() => setPending(false))
      }}
    >
      Retry
    </Button>
  )
}
