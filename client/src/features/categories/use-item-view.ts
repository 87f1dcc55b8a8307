import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { storableLine } from '#shared/rules/text.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import { useSearch } from '../../lib/use-search.ts'
import { ITEM_SORTS, itemsOf, tagsOf, typesOf, type ItemSort } from './item-list.ts'

/** So many rows are drawn at once; the next ones come as the end of the list comes near. */
const ROWS = 100

/** As chosen in the fields and written in the address; an empty text is what there is without a choice. */
interface Chosen {
  type: string
  tag: string
  sort: string
}

/**
 * Which of the items are shown, and how: it stands in the address, so that it outlives a reload and a way back.
 * @param firstSort the order where nobody has chosen one
 */
export function useItemView(items: readonly ContentItem[], firstSort: ItemSort) {
  const search = useSearch()
  const [parameters, setParameters] = useSearchParams()
  const [chosen, setChosen] = useState<Chosen>(() => ({
    type: parameters.get('type') ?? '',
    tag: parameters.get('tag') ?? '',
    sort: parameters.get('sort') ?? '',
  }))
  const types = useMemo(() => typesOf(items), [items])
  const tags = useMemo(() => tagsOf(items), [items])
  // What no item has any more shows all again.
  const type = types.find((one) => one === chosen.type)
  const tag = tags.find((one) => one === chosen.tag)
  const sort = ITEM_SORTS.find((one) => one === chosen.sort) ?? firstSort
  // The field answers each key at once, the list as soon as it can.
  const q = useDeferredValue(storableLine(search.text, TITLE_MAX_LENGTH))
  const shown = useMemo(() => itemsOf(items, { q, type, tag, sort }), [items, q, type, tag, sort])

  const view = JSON.stringify([q, type, tag, sort])
  const [more, setMore] = useState({ view, rows: ROWS })
  const rows = more.view === view ? more.rows : ROWS

  /** `words`: what is searched for from now on, where that is not what is typed. */
  function choose(changes: Partial<Chosen>, words?: string): void {
    const now = { ...chosen, ...changes }
    setChosen(now)
    setParameters(
      (given) => {
        for (const [name, value] of Object.entries(now))
          if (value === '') given.delete(name)
          else given.set(name, value)
        return search.searchWith(given, words)
      },
      { replace: true },
    )
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
    rows,
    showMore: () => setMore({ view, rows: rows + ROWS }),
    choose,
    showAll: () => choose({ type: '', tag: '' }, ''),
  }
}

export type ItemViewing = ReturnType<typeof useItemView>
