import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { NetworkError } from '../lib/api-client.ts'
import { Button } from './button.tsx'

interface ListFailedProps {
  error: Error | null
  pending: boolean
  onRetry: () => void
  /** In place of the error's message. */
  text?: string
}

/** In place of a short list that didn't load. */
export function ListFailed({ error, pending, onRetry, text }: ListFailedProps) {
  const reason = error instanceof NetworkError ? appDialogs.listOffline : appDialogs.listFailed
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>{text ?? reason}</p>
      <Button variant="outlined" pending={pending} pendingLabel={basics.trying} onClick={onRetry}>
        {basics.tryAgain}
      </Button>
    </div>
  )
}
