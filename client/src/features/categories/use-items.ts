import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '../../lib/toast.ts'
import { contentQuery } from './category-queries.ts'

/** All items of a category. */
export function useItems(categoryId: string) {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery(contentQuery(categoryId))
  return { items: data, error, isFetchedAfterMount, isFetching, refetch }
}

/** Shows a toast if the items fail to load. Only for a loaded category, whose own error covers both. */
export function useItemsErrorToast({
  items,
  error,
}: Pick<ReturnType<typeof useItems>, 'items' | 'error'>): void {
  const failed = error !== null && items === undefined
  const reason = error?.message
  useEffect(() => {
    if (failed)
      toast({
        title: 'Failed to load category content',
        ...(reason !== undefined && { text: reason }),
        destructive: true,
      })
  }, [failed, reason])
}
