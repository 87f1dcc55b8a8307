import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { can } from '#shared/rules/access.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import type { Session } from '../auth/atoms.ts'
import { categoryQuery } from './category-queries.ts'
import { roleIn } from './role.ts'

/** What the reader of a category may do with it, as far as this page knows. */
export interface Rights {
  editItems: boolean
  manage: boolean
  /** Share leads to the copy too, so that it is there for all who may copy. */
  share: boolean
  /** It has been shared with them, and they may give that up. */
  leave: boolean
}

export function rightsIn(category: Category, session: Session): Rights {
  const standing = roleIn(category, session)
  const may = (action: Parameters<typeof can>[0]) => can(action, category.type, standing) === 'yes'
  return {
    editItems: may('edit-items'),
    manage: may('manage'),
    share: category.type === 'official' || may('copy'),
    leave: standing === category.permission,
  }
}

/** No category has this id, or not any more; a malformed one is nobody's either. */
function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/**
 * One category as its reader sees it. It waits for who that is: what may be done with it would else come and go. What was
 * read before stays while it is read again, and when that fails.
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
