import { EllipsisVertical } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useOnDemand } from '../../../lib/use-on-demand.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

const loadMenu = () => import('./tile-menu.tsx')

interface TileMenuButtonProps {
  cardId: string
  /** The card's, in words. */
  name: string
  onDuplicate: (() => void) | undefined
  onDelete: () => void
}

/** The button of a tile's menu, which works before the menu's code is there. */
export function TileMenuButton({ cardId, name, onDuplicate, onDelete }: TileMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const code = useOnDemand({ what: 'menu', load: loadMenu, isWanted: open, giveUp: () => setOpen(false) })
  const hadFocus = useRef(false)
  // The menu brings a button of its own, which looks the same and takes this one's place.
  useLayoutEffect(() => {
    if (code && hadFocus.current) button.current?.focus()
  }, [code])
  const shared = { ref: button, label: `More for ${name}`, children: <EllipsisVertical aria-hidden="true" /> }
  if (code)
    return (
      <code.TileMenu
        cardId={cardId}
        trigger={<IconButton {...shared} />}
        open={open}
        onOpenChange={setOpen}
        onDuplicate={onDuplicate}
        onDelete={() => {
          // The dialog gives the focus back to where it was, and the row of the menu is gone by then.
          button.current?.focus()
          onDelete()
        }}
      />
    )
  return (
    <IconButton
      {...shared}
      aria-haspopup="menu"
      aria-expanded={false}
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
      onClick={() => setOpen(true)}
    />
  )
}
