import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Category, HiddenCategory } from '#shared/schemas/category.ts'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { hiddenQuery } from '../category-queries.ts'
import { Tiles, type TilesProps } from './category-tiles.tsx'

const HiddenCategories = lazy(() => import('./hidden-categories.tsx'))
const loadMenu = () => import('./hide-menu.tsx')
const NONE: readonly HiddenCategory[] = []

interface SharedCategoriesProps extends Pick<TilesProps, 'onShare'> {
  userId: string
  /** What others share with the user and the search finds. */
  shown: readonly Category[]
  isSearching: boolean
}

/** What others share with the user, and below it what the user has hidden. */
export function SharedCategories({ userId, shown, isSearching, onShare }: SharedCategoriesProps) {
  const { data = NONE } = useQuery(hiddenQuery(userId))
  const hidden = isSearching ? NONE : data
  const title = useRef<HTMLHeadingElement>(null)
  /** Takes the focus when what has it is gone: null for the title. */
  const next = useRef<Element | null>(undefined)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    const button = next.current?.querySelector<HTMLElement>('[aria-haspopup]')
    const target = button ?? title.current
    // Without a target, the section is gone until what comes back is loaded.
    if (!target) return
    if (isLost && next.current !== undefined) target.focus()
    next.current = undefined
  }, [shown.length, hidden.length])
  if (shown.length === 0 && hidden.length === 0) return null
  return (
    <section aria-labelledby="shared-with-you" className="category-shared">
      <h2 id="shared-with-you" ref={title} tabIndex={-1} className="text-poster-32">
        Shared with you
      </h2>
      {shown.length > 0 && (
        <Tiles
          categories={shown}
          headingLevel={3}
          menuOf={(category) => (
            <HideMenuButton
              category={category}
              userId={userId}
              onHide={(neighbor) => {
                next.current = neighbor
              }}
            />
          )}
          onShare={onShare}
        />
      )}
      {hidden.length > 0 && (
        <Suspense>
          <HiddenCategories
            hidden={hidden}
            userId={userId}
            onUnhide={() => {
              next.current = null
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

interface HideMenuButtonProps {
  category: Category
  userId: string
  /** @param neighbor a tile beside it that stays; null if that isn't known */
  onHide: (neighbor: Element | null) => void
}

function HideMenuButton({ category, userId, onHide }: HideMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  function neighbor(): Element | null {
    const tile = button.current?.closest('article')
    return tile?.nextElementSibling ?? tile?.previousElementSibling ?? null
  }
  return (
    <LazyMenu
      label={`More for ${category.name}`}
      icon={EllipsisVertical}
      load={loadMenu}
      onMissing={() => showNotLoaded('menu')}
      buttonRef={button}
    >
      {({ HideMenu }, menu) => (
        <HideMenu
          {...menu}
          category={category}
          userId={userId}
          onHide={(allOfOwner) => onHide(allOfOwner ? null : neighbor())}
        />
      )}
    </LazyMenu>
  )
}
