import type { UseQueryResult } from '@tanstack/react-query'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { NetworkError } from '../lib/api-client.ts'
import { retry } from '../lib/trouble.ts'
import { Button } from './button.tsx'
import { Skeleton } from './skeleton.tsx'

interface ShortListStateProps {
  query: Pick<UseQueryResult, 'error' | 'isFetchedAfterMount' | 'isFetching' | 'refetch'>
  /** What is loading, for screen readers, instead of the general text. */
  loading?: string
  /** Why the list failed to load, instead of the general reason. */
  failed?: string | undefined
  /** The class of the placeholder while the list loads. */
  className?: string
}

/** Shown instead of a short list while it loads or if it failed to load. */
export function ShortListState({
  query,
  loading = appDialogs.listLoading,
  failed,
  className = 'py-4',
}: ShortListStateProps) {
  const { error, isFetchedAfterMount, isFetching, refetch } = query
  if (!isFetchedAfterMount)
    return (
      <div role="status" aria-label={loading} className={className}>
        <Skeleton className="w-2/5" />
      </div>
    )
  const isCut = error instanceof NetworkError
  const whyCut = isCut && error.trouble === 'away' ? appDialogs.listOffline : error?.message
  const reason = isCut ? whyCut : appDialogs.listFailed
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>{failed ?? reason}</p>
      <Button
        variant="outlined"
        pending={isFetching}
        pendingLabel={basics.trying}
        onClick={() => retry(() => void refetch())}
      >
        {basics.tryAgain}
      </Button>
    </div>
  )
}
