import { CopyPlus, DoorOpen, Download, Pencil, Play, Share2, Trash2, Users } from 'lucide-react'
import { basics } from '#messages/basics.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { myCards } from '#messages/my-cards.ts'
import { paths } from '../../../lib/paths.ts'
import type { OpenMenu } from '../../../ui/lazy-menu.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { openShareSheet } from '../../../ui/share-sheet-button.tsx'
import { fileName } from '../../card/file-name.ts'
import { useShareLink } from '../../card/share-link.ts'
import { shareText } from '../../card/share-text.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** The actions of a card in addition to Play, Share and Download. The menu omits undefined ones. */
export interface TileActions {
  /** True by default. */
  canEdit?: boolean | undefined
  onDuplicate?: (() => void) | undefined
  onCoHosts?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

interface TileMenuProps extends OpenMenu, TileActions {
  card: Card
}

/** Downloads the content of a card as formatted JSON, which people can read and edit. Import accepts the file. */
function download(card: Card): void {
  const json = `${JSON.stringify(contentOf(card), null, 2)}\n`
  const file = new Blob([json], { type: 'application/json' })
  saveFile(file, fileName(card.title, file))
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
  const { cardId, columns } = card
  const { menu: words } = myCards
  const { url } = useShareLink(cardId, columns)
  const share = () => void openShareSheet({ text: shareText(card.title), url })
  const rows = [
    { icon: Play, children: myCards.play, to: paths.play(cardId) },
    // The link to a temporary card works in this browser only.
    !isTemporaryId(cardId) && { icon: Share2, children: basics.share, onSelect: share },
    canEdit && { icon: Pencil, children: words.edit, to: paths.create(cardId) },
    onCoHosts && { icon: Users, children: words.coHosts, onSelect: onCoHosts },
    onDuplicate && { icon: CopyPlus, children: words.duplicate, onSelect: onDuplicate },
    { icon: Download, children: words.download, onSelect: () => download(card) },
    onDelete && { icon: Trash2, children: myCards.delete, danger: true, onSelect: onDelete },
    onLeave && { icon: DoorOpen, children: words.leave, danger: true, onSelect: onLeave },
  ]
  return <Menu {...menu}>{rows.map((row) => row && <MenuItem key={row.children} {...row} />)}</Menu>
}
