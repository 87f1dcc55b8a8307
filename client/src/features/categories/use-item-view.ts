import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { storableLine } from '#shared/rules/text.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import { useSearch } from '../../lib/forms/use-search.ts'
import { ITEM_SORTS, filterAndSort, tagsIn, typesIn, type ItemSort } from './item-list.ts'

/** The choices in the fields and in the URL; '' for no choice. */
type Choices = {
  type: string
  tag: string
  sort: string
}

/**
 * Provides the search, filters and order of the items, which are in the URL so that they survive a reload and Back.
 * @param defaultSort the order if the user has chosen none
 */
export function useItemView(items: readonly ContentItem[], defaultSort: ItemSort) {
  const search = useSearch()
  const [parameters] = useSearchParams()
  const [chosen, setChosen] = useState<Choices>(() => ({
    type: parameters.get('type') ?? '',
    tag: parameters.get('tag') ?? '',
    sort: parameters.get('sort') ?? '',
  }))
  const types = useMemo(() => typesIn(items), [items])
  const tags = useMemo(() => tagsIn(items), [items])
  // A filter that no longer matches any item is ignored.
  const type = types.find((one) => one === chosen.type)
  const tag = tags.find((one) => one === chosen.tag)
  const sort = ITEM_SORTS.find((one) => one === chosen.sort) ?? defaultSort
  // The field renders immediately, and the list when the browser has time.
  const q = useDeferredValue(storableLine(search.text, TITLE_MAX_LENGTH))
  const shown = useMemo(() => filterAndSort(items, { q, type, tag, sort }), [items, q, type, tag, sort])

  /** Changes the choices. @param text replaces the search text */
  function choose(changes: Partial<Choices>, text?: string): void {
    const now = { ...chosen, ...changes }
    setChosen(now)
    search.searchFor(text ?? search.text, now)
  }

  return {
    search,
    types,
    tags,
    type,
    tag,
    sort,
    shown,
    isNarrowed: q !== '' || type !== undefined || tag !== undefined,
    /** A different key for each search, filter and order. */
    key: JSON.stringify([q, type, tag, sort]),
    choose,
    showAll: () => {
      choose({ type: '', tag: '' }, '')
      search.field.current?.focus()
    },
  }
}

export type ItemViewState = ReturnType<typeof useItemView>
