import { BadgeCheck, Copy, DoorOpen, Eye, Grid3x3, Pencil, Share2, type LucideIcon } from 'lucide-react'
import { PRODUCT_NAME, type PermissionLevel } from '#shared/product.ts'
import type { Category } from '#shared/schemas/category.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Rights } from '../use-category.ts'

const GRANTED: Record<PermissionLevel, { icon: LucideIcon; words: string }> = {
  view: { icon: Eye, words: 'You can view' },
  copy: { icon: Copy, words: 'You can copy' },
  edit: { icon: Pencil, words: 'You can edit' },
}

/** A poster of more than a few lines pushes everything else off a phone. */
function isLong(name: string): boolean {
  return name.length > 36
}

/** Whose it is, and what its reader has been granted. */
function Whose({ category }: { category: Category }) {
  const { type, isOwner, ownerName, permission } = category
  if (type === 'official')
    return (
      <Chip icon={BadgeCheck} tone="ink">
        Official
      </Chip>
    )
  if (isOwner) return <p className="detail-whose">Created by you</p>
  const granted = permission === null ? undefined : GRANTED[permission]
  return (
    <p className="detail-whose">
      <span>
        Shared by <bdi>{ownerName}</bdi>
      </span>
      {granted && <Chip icon={granted.icon}>{granted.words}</Chip>}
    </p>
  )
}

export type HeadWay = 'use' | 'share' | 'edit' | 'leave'

interface CategoryHeadProps {
  category: Category
  rights: Rights
  onWay: (way: HeadWay) => void
}

/** What a category is, and what can be done with it as a whole. */
export function CategoryHead({ category, rights, onWay }: CategoryHeadProps) {
  return (
    <header className="detail-head">
      <h1
        dir="auto"
        className={isLong(category.name) ? 'text-poster-32' : 'text-poster-46 lg:text-poster-52'}
      >
        {category.name}
      </h1>
      <Whose category={category} />
      {category.description !== '' && (
        <p dir="auto" className="detail-text">
          {category.description}
        </p>
      )}
      <div className="detail-actions">
        <Button size="big" className="detail-use" onClick={() => onWay('use')}>
          <Grid3x3 aria-hidden="true" />
          Use in {PRODUCT_NAME}
        </Button>
        {rights.share && (
          <Button size="big" variant="outlined" onClick={() => onWay('share')}>
            <Share2 aria-hidden="true" />
            Share
          </Button>
        )}
        {rights.manage && (
          <Button variant="outlined" onClick={() => onWay('edit')}>
            <Pencil aria-hidden="true" />
            Edit Category
          </Button>
        )}
        {rights.leave && (
          <Button variant="outlined" onClick={() => onWay('leave')}>
            <DoorOpen aria-hidden="true" />
            Leave category
          </Button>
        )}
      </div>
    </header>
  )
}
