import { Plus } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CategorySkeleton } from './category-tile.tsx'

const SKELETONS = 6

export function LoadingCategories() {
  return (
    <div className="late category-grid" role="status" aria-label="Loading categories">
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
      New Category
    </ButtonLink>
  )
}
