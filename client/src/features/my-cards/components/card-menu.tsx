import { EllipsisVertical } from 'lucide-react'
import type { Card } from '#shared/schemas/card.ts'
import { myCards } from '#messages/my-cards.ts'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { displayTitle } from '../card-titles.ts'
import type { TileActions } from './tile-menu.tsx'

const loadMenu = () => import('./tile-menu.tsx')

/** The actions of a card, under three dots. */
export function CardMenu({ card, ...actions }: TileActions & { card: Card }) {
  return (
    <LazyMenu
      label={myCards.moreLabel(displayTitle(card))}
      icon={EllipsisVertical}
      load={loadMenu}
      onMissing={() => showNotLoaded('menu')}
    >
      {({ TileMenu }, menu) => <TileMenu {...menu} {...actions} card={card} />}
    </LazyMenu>
  )
}
