import { queryOptions } from '@tanstack/react-query'
import { categoryLanguages, DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { call } from '../../lib/api-client.ts'
import { pageLanguage } from '../../lib/language.ts'

/** Cache keys. A category's rights depend on the user, so the keys contain the user's id; '' for guests. */
export const categoryKeys = {
  all: ['categories'] as const,
  official: ['categories', 'official'] as const,
  mine: (userId: string) => ['categories', 'mine', userId] as const,
  hidden: (userId: string) => ['categories', 'hidden', userId] as const,
  category: (categoryId: string, userId: string) => ['categories', 'one', categoryId, userId] as const,
  content: (categoryId: string) => ['categories', 'content', categoryId] as const,
  permissions: (categoryId: string) => ['categories', 'permissions', categoryId] as const,
}

/** The official categories in the page's language, then those in English. */
export const officialQuery = queryOptions({
  queryKey: categoryKeys.official,
  queryFn: async ({ signal }) => {
    const lists = categoryLanguages(pageLanguage()).map((language) => {
      // English is requested without the parameter, as in the addresses that service workers have cached.
      const query = language === DEFAULT_LANGUAGE ? undefined : { language }
      return call('listPublicCategories', { query, signal })
    })
    return (await Promise.all(lists)).flat()
  },
})

/** The user's own categories, then those shared with the user, without the hidden ones. */
export const mineQuery = (userId: string) =>
  queryOptions({
    queryKey: categoryKeys.mine(userId),
    queryFn: ({ signal }) => call('listMyCategories', { signal }),
  })

export const contentQuery = (categoryId: string) =>
  queryOptions({
    queryKey: categoryKeys.content(categoryId),
    queryFn: ({ signal }) => call('listContent', { params: { id: categoryId }, signal }),
  })
