import { CopyPlus, Pencil, Play, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import type { LazyMenuProps } from '../../../ui/lazy-menu.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'

interface TileMenuProps extends LazyMenuProps {
  cardId: string
  /** Undefined if the card cannot be duplicated. */
  onDuplicate: (() => void) | undefined
  onDelete: () => void
}

/** The actions for a card. */
export function TileMenu({ cardId, onDuplicate, onDelete, ...menu }: TileMenuProps) {
  return (
    <Menu {...menu}>
      <MenuItem icon={Play} asChild={(content) => <Link to={paths.play(cardId)}>{content}</Link>}>
        Play
      </MenuItem>
      <MenuItem icon={Pencil} asChild={(content) => <Link to={paths.create(cardId)}>{content}</Link>}>
        Edit
      </MenuItem>
      {onDuplicate && (
        <MenuItem icon={CopyPlus} onSelect={onDuplicate}>
          Duplicate
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}
