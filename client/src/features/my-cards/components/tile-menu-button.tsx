import { EllipsisVertical } from 'lucide-react'
import { useRef } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { showNotLoaded } from '../../../lib/show-not-loaded.ts'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'

const loadMenu = () => import('./tile-menu.tsx')

interface TileMenuButtonProps {
  card: Card
  /** The card's title or its placeholder. */
  name: string
  onDuplicate: (() => void) | undefined
  onDelete: () => void
}

export function TileMenuButton({ card, name, onDuplicate, onDelete }: TileMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
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
          onDuplicate={onDuplicate}
          onDelete={() => {
            // The dialog returns the focus to the element that had it, and the menu's row is gone by then.
            button.current?.focus()
            onDelete()
          }}
        />
      )}
    </LazyMenu>
  )
}
