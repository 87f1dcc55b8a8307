import { Plus } from 'lucide-react'
import { categoryLists } from '#messages/category-lists.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CategorySkeleton } from './category-tile.tsx'

const SKELETONS = 6

export function LoadingCategories() {
  return (
    <div className="late category-grid" role="status" aria-label={categoryLists.loading}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CategorySkeleton key={index} />
      ))}
    </div>
  )
}

export function NewCategoryLink() {
  return (
    <ButtonLink to={paths.newCategory}>
      <Plus aria-hidden="true" />
      <span>{categoryLists.new}</span>
    </ButtonLink>
  )
}
