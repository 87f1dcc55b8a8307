import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '#shared/api.ts'
import { call } from './api-client.ts'

/**
 * What the cache keeps of categories. What a category says of itself depends on who reads it, so the keys carry the
 * user's id; '' is a guest's.
 */
export const categoryKeys = {
  all: ['categories'] as const,
  official: ['categories', 'official'] as const,
  mine: (userId: string) => ['categories', 'mine', userId] as const,
  category: (categoryId: string, userId: string) => ['categories', 'one', categoryId, userId] as const,
  content: (categoryId: string) => ['categories', 'content', categoryId] as const,
  permissions: (categoryId: string) => ['categories', 'permissions', categoryId] as const,
}

/** Lists are read again on entering their screen and when the page is looked at again (decisions.md, section 8). */
const READ_AGAIN = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
  retry: false,
} as const

export function officialQuery() {
  return queryOptions({
    ...READ_AGAIN,
    queryKey: categoryKeys.official,
    queryFn: ({ signal }) => call(endpoints.listPublicCategories, { signal }),
  })
}

/** One's own categories, then those shared with one. */
export function mineQuery(userId: string) {
  return queryOptions({
    ...READ_AGAIN,
    queryKey: categoryKeys.mine(userId),
    queryFn: ({ signal }) => call(endpoints.listMyCategories, { signal }),
  })
}

export function categoryQuery(categoryId: string, userId: string) {
  return queryOptions({
    ...READ_AGAIN,
    queryKey: categoryKeys.category(categoryId, userId),
    queryFn: ({ signal }) => call(endpoints.getCategory, { params: { id: categoryId }, signal }),
  })
}

export function contentQuery(categoryId: string) {
  return queryOptions({
    ...READ_AGAIN,
    queryKey: categoryKeys.content(categoryId),
    queryFn: ({ signal }) => call(endpoints.listContent, { params: { id: categoryId }, signal }),
  })
}

/** Whom a category of one's own is shared with. */
export function permissionsQuery(categoryId: string) {
  return queryOptions({
    ...READ_AGAIN,
    queryKey: categoryKeys.permissions(categoryId),
    queryFn: ({ signal }) => call(endpoints.listPermissions, { params: { id: categoryId }, signal }),
  })
}
