import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

/** Cache keys. The server's answer about a category depends on the user, so the keys contain the user's id; '' for guests. */
export const categoryKeys = {
  all: ['categories'] as const,
  official: ['categories', 'official'] as const,
  mine: (userId: string) => ['categories', 'mine', userId] as const,
  hidden: (userId: string) => ['categories', 'hidden', userId] as const,
  category: (categoryId: string, userId: string) => ['categories', 'one', categoryId, userId] as const,
  content: (categoryId: string) => ['categories', 'content', categoryId] as const,
  permissions: (categoryId: string) => ['categories', 'permissions', categoryId] as const,
}

/** Lists are refetched when their screen opens and when the tab is shown again. */
const ALWAYS_REFETCH = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
  retry: false,
} as const

export function officialQuery() {
  return queryOptions({
    ...ALWAYS_REFETCH,
    queryKey: categoryKeys.official,
    queryFn: ({ signal }) => call('listPublicCategories', { signal }),
  })
}

/** The user's own categories, then those shared with the user, without the hidden ones. */
export function mineQuery(userId: string) {
  return queryOptions({
    ...ALWAYS_REFETCH,
    queryKey: categoryKeys.mine(userId),
    queryFn: ({ signal }) => call('listMyCategories', { signal }),
  })
}

/** The categories that the user has hidden. */
export function hiddenQuery(userId: string) {
  return queryOptions({
    ...ALWAYS_REFETCH,
    queryKey: categoryKeys.hidden(userId),
    queryFn: ({ signal }) => call('listHiddenCategories', { signal }),
  })
}

export function categoryQuery(categoryId: string, userId: string) {
  return queryOptions({
    ...ALWAYS_REFETCH,
    queryKey: categoryKeys.category(categoryId, userId),
    queryFn: ({ signal }) => call('getCategory', { params: { id: categoryId }, signal }),
  })
}

export function contentQuery(categoryId: string) {
  return queryOptions({
    ...ALWAYS_REFETCH,
    queryKey: categoryKeys.content(categoryId),
    queryFn: ({ signal }) => call('listContent', { params: { id: categoryId }, signal }),
  })
}

/** The people a category is shared with; for its owner only. */
export function permissionsQuery(categoryId: string) {
  return queryOptions({
    ...ALWAYS_REFETCH,
    queryKey: categoryKeys.permissions(categoryId),
    queryFn: ({ signal }) => call('listPermissions', { params: { id: categoryId }, signal }),
  })
}
