import { Plus } from 'lucide-react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { CategoryQuery } from '../use-categories.ts'
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

export function FailedCategories({ list: { offline, pending, retry } }: { list: CategoryQuery }) {
  return (
    <EmptyState
      tone="error"
      title="Error Loading Categories"
      headingLevel={2}
      text={
        offline
          ? `Can't reach ${PRODUCT_NAME}. Check your connection and try again.`
          : 'There was an error loading the categories. Please try again later.'
      }
    >
      <Button pending={pending} pendingLabel="Trying..." onClick={retry}>
        Try Again
      </Button>
    </EmptyState>
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

export function NoneFound({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <EmptyState
      title="No categories found"
      headingLevel={2}
      text={
        <>
          No categories match “<bdi>{q}</bdi>”.
        </>
      }
    >
      <Button onClick={onClear}>Clear search</Button>
    </EmptyState>
  )
}
