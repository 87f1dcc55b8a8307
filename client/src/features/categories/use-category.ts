import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { categoryScreen } from '#messages/category-screen.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { showError } from '../../lib/toast.ts'
import { sessionAtom, userIdAtom } from '../../lib/session-atom.ts'
import { categoryKeys, contentQuery } from './category-queries.ts'

/**
 * Loads a category with the user's rights, and its items. The category is requested only once the session is known,
 * because buttons that depend on the rights would otherwise appear and disappear. Data stays during a refetch, and if
 * it fails.
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
  // The server responds 400 to a malformed id, which no category can have.
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  useFailureToast(categoryScreen.detailsFailed, isGone || category ? null : error)
  // Not if the category failed too: its error is enough.
  useFailureToast(categoryScreen.itemsFailed, category && !isGone && !list.data ? list.error : null)
  return { category, isGone, query, list }
}

export type ItemQuery = ReturnType<typeof useCategory>['list']

function useFailureToast(title: string, error: Error | null): void {
  useEffect(() => {
    if (error) showError(title, error.message)
  }, [title, error])
}
