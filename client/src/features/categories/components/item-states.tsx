import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { useItems } from '../use-items.ts'

const SKELETON_ROWS = 6

/** The loading or failed state of the items. */
export function ItemsPlaceholder({ list }: { list: ReturnType<typeof useItems> }) {
  if (!list.isFetchedAfterMount)
    return (
      <ul className="late roll" role="status" aria-label="Loading the items">
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <li key={index}>
            <div className="item-text">
              <Skeleton className="w-3/4" />
              <Skeleton className="w-2/5" />
            </div>
          </li>
        ))}
      </ul>
    )
  return (
    <EmptyState
      tone="error"
      title="Error Loading Content"
      headingLevel={2}
      text="The items didn't load. Please try again."
    >
      <Button pending={list.isFetching} pendingLabel="Trying..." onClick={() => void list.refetch()}>
        Try Again
      </Button>
    </EmptyState>
  )
}

/** @param onAdd undefined if the user may not add items */
export function NoItems({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      title="No items yet"
      headingLevel={2}
      text={
        onAdd
          ? 'Add things that always happen, one at a time or as a list. Nine make a card.'
          : 'Nothing here yet.'
      }
    >
      {onAdd && (
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          Add Content
        </Button>
      )}
    </EmptyState>
  )
}

export function NoneFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState title="No items found" headingLevel={2} text="No items match your search.">
      <Button onClick={onShowAll}>Show all items</Button>
    </EmptyState>
  )
}
