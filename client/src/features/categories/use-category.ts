import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import type { Session } from '../../lib/session-atom.ts'
import { categoryQuery } from './category-queries.ts'

/** 400 is for a malformed id, which no category can have. */
function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/**
 * A category with the rights of its user. Waits for the session, because buttons for these rights would otherwise appear
 * and disappear. The previous data stays during a refetch, and if the refetch fails.
 */
export function useCategory(categoryId: string, session: Session) {
  const userId = session.status === 'signed-in' ? session.user.id : ''
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...categoryQuery(categoryId, userId),
    enabled: session.status !== 'loading',
    placeholderData: keepPreviousData,
  })
  const isGone = isNotFound(error)
  const failed = error !== null && !isGone && data === undefined
  const reason = error?.message
  useEffect(() => {
    if (failed)
      toast({
        title: 'Failed to load category details',
        ...(reason !== undefined && { text: reason }),
        destructive: true,
      })
  }, [failed, reason])
  return { category: data, isGone, isFetchedAfterMount, isFetching, refetch }
}
