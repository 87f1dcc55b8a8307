import { useQuery } from '@tanstack/react-query'
import { atom, useAtom, useAtomValue } from 'jotai'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Category } from '#shared/schemas/category.ts'
import { contentQuery, mineQuery, officialQuery } from '../categories/category-queries.ts'
import { sessionAtom } from '../../lib/session-atom.ts'

/** The category chosen last, kept because hosts fill several cards from one category. */
const chosenAtom = atom<string>()

/** The categories to fill a card from, in groups, and the items of the chosen one. */
export function useFillSource() {
  const session = useAtomValue(sessionAtom)
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const official = useQuery(officialQuery)
  const mine = useQuery({ ...mineQuery(userId ?? ''), enabled: userId !== undefined })
  const [chosen, choose] = useAtom(chosenAtom)

  const withItems = (list: readonly Category[] = []) => list.filter(({ itemCount }) => itemCount > 0)
  const groups = [
    { label: 'My Categories', categories: withItems(mine.data).filter(({ isOwner }) => isOwner) },
    { label: 'Shared with you', categories: withItems(mine.data).filter(({ isOwner }) => !isOwner) },
    { label: `Made by ${PRODUCT_NAME}.app`, categories: withItems(official.data) },
  ].filter(({ categories }) => categories.length > 0)
  const all = groups.flatMap(({ categories }) => categories)
  const category = all.find(({ categoryId }) => categoryId === chosen) ?? all[0]
  const content = useQuery({ ...contentQuery(category?.categoryId ?? ''), enabled: category !== undefined })

  return {
    groups,
    category,
    choose,
    contents: content.data?.map((item) => item.content),
    isLoading: official.isPending || mine.isLoading,
    /** A list failed to load, and no category can be chosen. */
    failed: all.length === 0 && (official.isError || mine.isError),
    itemsFailed: content.isError,
    retry: () => {
      for (const query of [official, mine, content]) if (query.isError) void query.refetch()
    },
  }
}
