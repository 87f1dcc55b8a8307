import type { ReactNode } from 'react'
import type { Category } from '#shared/schemas/category.ts'
import { CategoryTile } from './category-tile.tsx'

export interface TilesProps {
  categories: readonly Category[]
  headingLevel: 2 | 3
  menuOf?: (category: Category) => ReactNode
  onShare: (category: Category) => void
}

export function Tiles({ categories, headingLevel, menuOf, onShare }: TilesProps) {
  return (
    <div className="category-grid">
      {categories.map((category) => (
        <CategoryTile
          key={category.categoryId}
          category={category}
          headingLevel={headingLevel}
          menu={menuOf?.(category)}
          onShare={() => onShare(category)}
        />
      ))}
    </div>
  )
}
