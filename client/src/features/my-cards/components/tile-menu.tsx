import { CopyPlus, DoorOpen, Download, Pencil, Play, Trash2, Users } from 'lucide-react'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { myCardsMore } from '#messages/my-cards-more.ts'
import { paths } from '../../../lib/paths.ts'
import type { LazyMenuProps } from '../../../ui/lazy-menu.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { fileName } from '../../card/file-name.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** The actions of a card besides Play and Download; the menu leaves out the undefined ones. */
export interface TileActions {
  /** True by default. */
  canEdit?: boolean | undefined
  onDuplicate?: (() => void) | undefined
  onCoHosts?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

interface TileMenuProps extends LazyMenuProps, TileActions {
  card: Card
}

/** Saves the author's part of a card, on lines that people can read and change. Import takes it back. */
function download(card: Card): void {
  const json = `${JSON.stringify(contentOf(card), null, 2)}\n`
  saveFile(new Blob([json], { type: 'application/json' }), fileName(card.title, 'json'))
}

/** The actions for a card. */
export function TileMenu({
  card,
  canEdit = true,
  onDuplicate,
  onCoHosts,
  onDelete,
  onLeave,
  ...menu
}: TileMenuProps) {
  const { cardId } = card
  return (
    <Menu {...menu}>
      <MenuItem icon={Play} to={paths.play(cardId)}>
        {myCardsMore.menu.play}
      </MenuItem>
      {canEdit && (
        <MenuItem icon={Pencil} to={paths.create(cardId)}>
          {myCardsMore.menu.edit}
        </MenuItem>
      )}
      {onCoHosts && (
        <MenuItem icon={Users} onClosed={onCoHosts}>
          {myCardsMore.menu.coHosts}
        </MenuItem>
      )}
      {onDuplicate && (
        <MenuItem icon={CopyPlus} onSelect={onDuplicate}>
          {myCardsMore.menu.duplicate}
        </MenuItem>
      )}
      <MenuItem icon={Download} onSelect={() => download(card)}>
        {myCardsMore.menu.download}
      </MenuItem>
      {onDelete && (
        <MenuItem icon={Trash2} danger onClosed={onDelete}>
          {myCardsMore.menu.delete}
        </MenuItem>
      )}
      {onLeave && (
        <MenuItem icon={DoorOpen} danger onClosed={onLeave}>
          {myCardsMore.menu.leave}
        </MenuItem>
      )}
    </Menu>
  )
}
