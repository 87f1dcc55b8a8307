import { useMemo, useState } from 'react'
import type { GridSize } from '#shared/product.ts'
import { cardFromCategory } from '#shared/rules/category-fill.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { useCardOptions } from './use-card-options.ts'

interface DrawnCard {
  /** Without words while the items load; with blank squares where there are too few. */
  card: CardContent
  setGridSize: (size: GridSize) => void
  shuffle: () => void
}

/** A card drawn at random from a category's items, as it will be played. */
export function useDrawnCard(category: Category, items: readonly ContentItem[] | undefined): DrawnCard {
  const { options, setGridSize } = useCardOptions(category.itemCount)
  const { gridSize, hasFreeSpace } = options
  const [draw, setDraw] = useState(0)
  const { categoryId, name } = category
  const card = useMemo(() => {
    const contents = (items ?? []).map(({ content }) => content)
    const drawn = { gridSize, hasFreeSpace, count: contents.length }
    return cardFromCategory({ categoryId, name }, contents, drawn, () => Math.random())
    // Every draw is another card.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [categoryId, name, items, gridSize, hasFreeSpace, draw])
  return { card, setGridSize, shuffle: () => setDraw(draw + 1) }
}
