import { EllipsisVertical } from 'lucide-react'
import { useRef } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import type { TileActions } from './tile-menu.tsx'

const loadMenu = () => import('./tile-menu.tsx')

interface TileMenuButtonProps extends TileActions {
  card: Card
  /** The card's title or its placeholder. */
  name: string
}

export function TileMenuButton({
  card,
  name,
  onCoHosts,
  onDelete,
  onLeave,
  ...actions
}: TileMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  function openDialog(open: () => void): void {
    // The dialog returns the focus to the element that had it, and the menu's row is gone by then.
    button.current?.focus()
    open()
  }
  return (
    <LazyMenu
      label={`More for ${name}`}
      icon={EllipsisVertical}
      load={loadMenu}
      onMissing={() => showNotLoaded('menu')}
      buttonRef={button}
    >
      {({ TileMenu }, menu) => (
        <TileMenu
          {...menu}
          card={card}
          {...actions}
          onCoHosts={onCoHosts && (() => openDialog(onCoHosts))}
          onDelete={onDelete && (() => openDialog(onDelete))}
          onLeave={onLeave && (() => openDialog(onLeave))}
        />
      )}
    </LazyMenu>
  )
}
