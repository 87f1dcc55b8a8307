import { BadgeCheck, Copy, Eye, Pencil, Share2, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { PermissionLevel } from '#shared/category-choices.ts'
import { categoryTheme } from '#shared/rules/category-fill.ts'
import type { Category } from '#shared/schemas/category.ts'
import { categoryLists } from '#messages/category-lists.ts'
import { useLazyDialog } from '../../../lib/lazy/use-lazy-dialog.ts'
import { paths } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { rich } from '../../../ui/rich.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const LEVEL_ICONS: Record<PermissionLevel, LucideIcon> = { view: Eye, copy: Copy, edit: Pencil }
const SKELETONS = 6
/** For buttons on top of the link, which covers the whole pad. */
const ABOVE_LINK = 'relative z-2'
const loadShareDialog = () => import('./share-dialog.tsx')

/** The owner of a category, and the user's permission. */
function Byline({ category: { type, isOwner, ownerName, permission } }: { category: Category }) {
  if (type === 'official')
    return (
      <p className="flex items-center gap-1.5 text-chip font-semibold">
        <BadgeCheck className="!size-4" />
        <span>{categoryLists.officialMark}</span>
      </p>
    )
  if (isOwner) return <p className="text-chip font-semibold">{categoryLists.byYou}</p>
  const level = permission ?? 'view'
  const Icon = LEVEL_ICONS[level]
  return (
    <p className="text-chip leading-tight">
      <span className="line-clamp-2 wrap-anywhere">
        {rich(categoryLists.sharedBy, { owner: () => <bdi>{ownerName}</bdi> })}
      </span>
      <span className="flex items-center gap-1.5 font-semibold">
        <Icon className="!size-4" />
        <span>{categoryLists.can[level]}</span>
      </span>
    </p>
  )
}

export interface TilesProps {
  categories: readonly Category[]
  /** One level below the heading of the tiles' section. */
  headingLevel: 2 | 3
  /** A button with more actions, next to View. */
  menuOf?: (category: Category) => ReactNode
}

export function Tiles({ categories, ...tile }: TilesProps) {
  return (
    <div className="category-grid">
      {categories.map((category) => (
        <CategoryTile key={category.categoryId} category={category} {...tile} />
      ))}
    </div>
  )
}

/** A category as a pad of tickets, with the number of items on its stub. */
function CategoryTile({
  category,
  headingLevel,
  menuOf,
}: Omit<TilesProps, 'categories'> & { category: Category }) {
  const titleId = useId()
  /** The target of the category's Back link, with the search. */
  const { pathname, search } = useLocation()
  const Heading = `h${headingLevel}` as const
  const { categoryId, name, description, type, itemCount, isOwner } = category
  const lang = category.language ?? undefined
  return (
    <article aria-labelledby={titleId} data-theme={categoryTheme(categoryId)} className="category">
      <div className="category-body">
        <Heading id={titleId} dir="auto" lang={lang} className="line-clamp-2 py-[2px] pe-[8px]">
          {name}
        </Heading>
        {description === '' ? (
          <p className="text-muted">{categoryLists.noDescription}</p>
        ) : (
          <p dir="auto" lang={lang} className="line-clamp-4 pe-[8px] leading-[1.3] wrap-anywhere">
            {description}
          </p>
        )}
        <div className="mt-auto flex min-h-[44px] flex-wrap items-center justify-end gap-[4px]">
          <div className="min-w-0 flex-[1_1_5rem]">
            <Byline category={category} />
          </div>
          {(isOwner || type === 'official') && <ShareButton category={category} />}
          {menuOf && <span className={ABOVE_LINK}>{menuOf(category)}</span>}
          <Link
            to={paths.category(categoryId)}
            state={{ from: pathname + search }}
            aria-label={categoryLists.viewLabel(name)}
            className="category-view rounded-full"
          >
            <span className="button" data-variant="filled">
              {categoryLists.view}
            </span>
          </Link>
        </div>
      </div>
      <p className="category-stub">
        {rich(categoryLists.stub(itemCount), {
          count: (count) => <b>{count}</b>,
          word: (word) => <span>{word}</span>,
        })}
      </p>
    </article>
  )
}

function ShareButton({ category }: { category: Category }) {
  const { code, isOpen, open, close } = useLazyDialog(loadShareDialog, { preload: false })
  return (
    <>
      <IconButton label={categoryLists.shareLabel(category.name)} className={ABOVE_LINK} onClick={open}>
        <Share2 />
      </IconButton>
      {code && isOpen && <code.default category={category} onClose={close} />}
    </>
  )
}

/** The placeholder of a tile that is loading, of the same size. */
function CategorySkeleton() {
  return (
    <div aria-hidden="true" data-skeleton className="category">
      <div className="category-body">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-2 w-full" />
        <Skeleton className="w-4/5" />
        <div className="mt-auto flex min-h-[44px] flex-wrap items-center justify-end gap-[4px]">
          <div className="min-w-0 flex-[1_1_5rem]">
            <Skeleton className="w-1/3" />
          </div>
        </div>
      </div>
      <div className="category-stub" />
    </div>
  )
}

export function LoadingCategories() {
  return (
    <div className="late category-grid" role="status" aria-label={categoryLists.loading}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CategorySkeleton key={index} />
      ))}
    </div>
  )
}
