import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { HiddenCategory } from '#shared/contract/answers.ts'
import { categoryLists } from '#messages/category-lists.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { rich } from '../../../ui/rich.tsx'
import { unhideCategory } from '../hide-category.ts'

/** A button with the number of categories that the user has hidden, which opens their list. */
export function HiddenCategories({ hidden }: { hidden: readonly HiddenCategory[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <div className="mt-3 max-w-2xl">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? categoryLists.closeHidden(hidden.length) : categoryLists.showHidden(hidden.length)}
      </Button>
      {isOpen && (
        <ul id={listId} className="mt-1">
          {hidden.map((category) => (
            <HiddenRow key={category.categoryId} category={category} />
          ))}
        </ul>
      )}
    </div>
  )
}

function HiddenRow({ category }: { category: HiddenCategory }) {
  const { mutate, isPending } = useMutation({ mutationFn: unhideCategory })
  /** The target of the category's Back link. */
  const { pathname, search } = useLocation()
  const { categoryId, name, ownerName } = category
  const isOfOwner = category.hidden === 'owner'
  return (
    <li className="flex min-h-14 items-center gap-3 border-t-2 border-hairline py-2">
      <div className="min-w-0 flex-1 leading-tight break-words">
        <Link
          to={paths.category(categoryId)}
          state={{ from: pathname + search }}
          dir="auto"
          className="font-semibold underline"
        >
          {name}
        </Link>
        <p className="mt-0.5 text-chip text-muted">
          {rich(isOfOwner ? categoryLists.allHiddenFrom : categoryLists.sharedBy, {
            owner: () => <bdi>{ownerName}</bdi>,
          })}
        </p>
      </div>
      <Button
        size="small"
        variant="outlined"
        aria-label={
          isOfOwner ? categoryLists.unhideAllLabel(ownerName ?? '') : categoryLists.unhideLabel(name)
        }
        pending={isPending}
        onClick={() => mutate(category)}
      >
        {isOfOwner ? categoryLists.unhideAll : categoryLists.unhide}
      </Button>
    </li>
  )
}
