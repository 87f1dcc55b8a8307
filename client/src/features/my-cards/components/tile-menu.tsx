import { CopyPlus, Download, Pencil, Play, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { paths } from '../../../lib/paths.ts'
import type { LazyMenuProps } from '../../../ui/lazy-menu.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { fileName, saveFile } from '../../../lib/save-file.ts'

interface TileMenuProps extends LazyMenuProps {
  card: Card
  /** Undefined if the card cannot be duplicated. */
  onDuplicate: (() => void) | undefined
  onDelete: () => void
}

/** Saves what the author decides of a card, on lines that people can read and change. Import takes it back. */
function download(card: Card): void {
  const json = `${JSON.stringify(contentOf(card), null, 2)}\n`
  saveFile(new Blob([json], { type: 'application/json' }), fileName(card.title, 'json'))
}

/** The actions for a card. */
export function TileMenu({ card, onDuplicate, onDelete, ...menu }: TileMenuProps) {
  const { cardId } = card
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
      <MenuItem icon={Download} onSelect={() => download(card)}>
        Download as JSON
      </MenuItem>
      <MenuItem icon={Trash2} danger onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}
