import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { categoryScreen } from '#messages/category-screen.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { showError } from '../../lib/toast.ts'
import { sessionAtom, userIdAtom } from '../../lib/session-atom.ts'
import { categoryKeys, contentQuery } from './category-queries.ts'

/**
 * A category with the rights of its user, and its items. The category waits for the session, because buttons for these rights
 * would otherwise appear and disappear. Data stays during a refetch, and if the refetch fails.
 */
export function useCategory(categoryId: string) {
  const userId = useAtomValue(userIdAtom) ?? ''
  const { status } = useAtomValue(sessionAtom)
  const query = useQuery({
    queryKey: categoryKeys.category(categoryId, userId),
    queryFn: ({ signal }) => call('getCategory', { params: { id: categoryId }, signal }),
    enabled: status !== 'loading',
    placeholderData: keepPreviousData,
  })
  const list = useQuery(contentQuery(categoryId))
  const { data: category, error } = query
  // 400 is for a malformed id, which no category can have.
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  useFailureToast(categoryScreen.detailsFailed, isGone || category ? null : error)
  // The category's own error covers both.
  useFailureToast(categoryScreen.itemsFailed, category && !isGone && !list.data ? list.error : null)
  return { category, isGone, query, list }
}

export type ItemQuery = ReturnType<typeof useCategory>['list']

function useFailureToast(title: string, error: Error | null): void {
  useEffect(() => {
    if (error) showError(title, error.message)
  }, [title, error])
}
