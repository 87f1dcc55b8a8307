import { BadgeCheck, Copy, Eye, Pencil, Share2, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { PermissionLevel } from '#shared/product.ts'
import { categoryTheme } from '#shared/rules/category-fill.ts'
import type { Category } from '#shared/schemas/category.ts'
import { paths } from '../../../lib/paths.ts'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const LEVELS: Record<PermissionLevel, { icon: LucideIcon; words: string }> = {
  view: { icon: Eye, words: 'Can view' },
  copy: { icon: Copy, words: 'Can copy' },
  edit: { icon: Pencil, words: 'Can edit' },
}

/** Whose it is, and what one may do with it. */
function Byline({ category: { type, isOwner, ownerName, permission } }: { category: Category }) {
  if (type === 'official')
    return (
      <Chip icon={BadgeCheck} tone="ink">
        Official
      </Chip>
    )
  if (isOwner) return <p className="text-chip font-semibold">Created by you</p>
  const { icon: Icon, words } = LEVELS[permission ?? 'view']
  return (
    <p className="text-chip leading-tight">
      <span className="category-owner">
        Shared by <bdi>{ownerName}</bdi>
      </span>
      <span className="flex items-center gap-1.5 font-semibold">
        <Icon aria-hidden="true" className="!size-4" />
        {words}
      </span>
    </p>
  )
}

interface CategoryTileProps {
  category: Category
  /** One below what the tile stands under. */
  headingLevel: 2 | 3
  onShare: () => void
}

/** A category as the pad of tickets that it is: how many there are on the stub, what is on them beside it. */
export function CategoryTile({ category, headingLevel, onShare }: CategoryTileProps) {
  const titleId = useId()
  /** Where the way back leads, with what is searched for. */
  const { pathname, search } = useLocation()
  const Heading = `h${headingLevel}` as const
  const { categoryId, name, description, type, itemCount, isOwner } = category
  return (
    <article aria-labelledby={titleId} data-theme={categoryTheme(categoryId)} className="category">
      <div className="category-body">
        <Heading id={titleId} dir="auto">
          {name}
        </Heading>
        {description === '' ? (
          <p className="text-muted">No description provided</p>
        ) : (
          <p dir="auto" className="category-text">
            {description}
          </p>
        )}
        <div className="category-foot">
          <div>
            <Byline category={category} />
          </div>
          {(isOwner || type === 'official') && (
            <IconButton label={`Share ${name}`} className="category-share" onClick={onShare}>
              <Share2 aria-hidden="true" />
            </IconButton>
          )}
          <Link
            to={paths.category(categoryId)}
            state={{ from: pathname + search }}
            aria-label={`View ${name}`}
            className="category-view"
          >
            <span className="button" data-variant="filled">
              View
            </span>
          </Link>
        </div>
      </div>
      <p className="category-stub">
        <b>{itemCount}</b> {itemCount === 1 ? 'item' : 'items'}
      </p>
    </article>
  )
}

/** The outline of a tile that is on its way, as large as the tile. */
export function CategorySkeleton() {
  return (
    <div aria-hidden="true" data-skeleton className="category">
      <div className="category-body">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-2 w-full" />
        <Skeleton className="w-4/5" />
        <div className="category-foot">
          <div>
            <Skeleton className="w-1/3" />
          </div>
        </div>
      </div>
      <div className="category-stub" />
    </div>
  )
}
