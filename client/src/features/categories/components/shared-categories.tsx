import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import type { HiddenCategory } from '#shared/contract/answers.ts'
import type { Category } from '#shared/schemas/category.ts'
import { call } from '../../../lib/api-client.ts'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { categoryKeys } from '../category-queries.ts'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { Tiles, type TilesProps } from './category-tile.tsx'

const HiddenCategories = lazy(() => import('./hidden-categories.tsx'))
const loadMenu = () => import('./hide-menu.tsx')
const NONE: readonly HiddenCategory[] = []

interface SharedCategoriesProps extends Pick<TilesProps, 'onShare'> {
  userId: string
  /** Categories that others share with the user, as far as the search finds them. */
  shown: readonly Category[]
  isSearching: boolean
}

/** Categories that others share with the user, and below them the hidden ones. */
export function SharedCategories({ userId, shown, isSearching, onShare }: SharedCategoriesProps) {
  const { data = NONE } = useQuery({
    queryKey: categoryKeys.hidden(userId),
    queryFn: ({ signal }) => call('listHiddenCategories', { signal }),
  })
  const hidden = isSearching ? NONE : data
  const title = useRef<HTMLHeadingElement>(null)
  const focusAfterRemoval = useFocusAfterRemoval(title, '[aria-haspopup]', `${shown.length} ${hidden.length}`)
  if (shown.length === 0 && hidden.length === 0) return null
  return (
    <section aria-labelledby="shared-with-you" className="category-shared mt-[32px]">
      <h2 id="shared-with-you" ref={title} tabIndex={-1} className="mb-[14px] text-poster-32">
        Shared with you
      </h2>
      {shown.length > 0 && (
        <Tiles
          categories={shown}
          headingLevel={3}
          menuOf={(category) => (
            <HideMenuButton category={category} userId={userId} onHide={focusAfterRemoval} />
          )}
          onShare={onShare}
        />
      )}
      {hidden.length > 0 && (
        <Suspense>
          <HiddenCategories hidden={hidden} userId={userId} onUnhide={() => focusAfterRemoval(null)} />
        </Suspense>
      )}
    </section>
  )
}

interface HideMenuButtonProps {
  category: Category
  userId: string
  /** @param neighbor an adjacent tile that stays; null if unknown */
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
