import { BadgeCheck, DoorOpen, Grid3x3, Pencil, Share2 } from 'lucide-react'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Category } from '#shared/schemas/category.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LEVEL_ICONS, type Rights } from '../category-rights.ts'

/** The owner of a category, and the user's permission. */
function Byline({ category }: { category: Category }) {
  const { type, isOwner, ownerName, permission } = category
  if (type === 'official')
    return (
      <Chip icon={BadgeCheck} tone="ink">
        Official
      </Chip>
    )
  if (isOwner) return <p className="font-semibold">Created by you</p>
  return (
    <p className="flex flex-wrap items-center gap-x-[12px] gap-y-[8px] font-semibold wrap-anywhere">
      <span>
        Shared by <bdi>{ownerName}</bdi>
      </span>
      {permission && <Chip icon={LEVEL_ICONS[permission]}>{`You can ${permission}`}</Chip>}
    </p>
  )
}

export type HeadAction = 'use' | 'share' | 'edit' | 'leave'

interface CategoryHeadProps {
  category: Category
  rights: Rights
  onAction: (way: HeadAction) => void
}

/** Name, description and actions of a category. */
export function CategoryHead({ category, rights, onAction }: CategoryHeadProps) {
  // A long name in the large size would fill a phone's screen.
  const isLong = category.name.length > 36
  return (
    <header className="detail-head">
      <h1 dir="auto" className={isLong ? 'text-poster-32' : 'text-poster-46 lg:text-poster-52'}>
        {category.name}
      </h1>
      <Byline category={category} />
      {category.description !== '' && (
        <p dir="auto" className="max-w-xl text-lead wrap-anywhere whitespace-pre-line">
          {category.description}
        </p>
      )}
      <div className="mt-[4px] flex w-full flex-wrap gap-[8px] *:flex-auto *:px-[20px]">
        <Button size="big" className="!grow-[3]" onClick={() => onAction('use')}>
          <Grid3x3 aria-hidden="true" />
          Use in {PRODUCT_NAME}
        </Button>
        {rights.share && (
          <Button size="big" variant="outlined" onClick={() => onAction('share')}>
            <Share2 aria-hidden="true" />
            Share
          </Button>
        )}
        {rights.manage && (
          <Button variant="outlined" onClick={() => onAction('edit')}>
            <Pencil aria-hidden="true" />
            Edit Category
          </Button>
        )}
        {rights.leave && (
          <Button variant="outlined" onClick={() => onAction('leave')}>
            <DoorOpen aria-hidden="true" />
            Leave category
          </Button>
        )}
      </div>
    </header>
  )
}
