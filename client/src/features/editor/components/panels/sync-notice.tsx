import { useAtomValue } from 'jotai'
import { app } from '#messages/app.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorSync } from '#messages/editor-sync.ts'
import { guardsHold } from '#shared/rules/card-changes.ts'
import type { Theme } from '#shared/product.ts'
import type { CellsByIndex } from '#shared/schemas/card.ts'
import { paths } from '../../../../lib/paths.ts'
import { sessionAtom } from '../../../../lib/session-atom.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import type { CardClient } from '../../../../sync/card-clients.ts'
import { liveCardAtom } from '../../../../sync/card-store.ts'
import type { EditQueue } from '../../../../sync/outbox.ts'
import type { SyncStatus } from '../../../../sync/sync-status.ts'
import { Notice } from './notice.tsx'
import { placeOf } from '../../../card/square-words.ts'
import { isolated } from '../../../../lib/isolated.ts'
import { partsOf } from '../../../../sync/edits.ts'

interface SyncNoticeProps {
  client: CardClient
  status: SyncStatus
  queue: EditQueue
  onSaveAsNew: () => void
}

/** The notice for errors and conflicts that the author has to resolve. */
export function SyncNotice({ client, status, queue, onSaveAsNew }: SyncNoticeProps) {
  const session = useAtomValue(sessionAtom)
  const { absent } = useAtomValue(liveCardAtom)
  const isUser = session.status === 'signed-in' && session.user.id === client.userId
  const lossOf = () => {
    if (status === 'deleted') return absent === 'deleted' ? 'deleted' : 'gone'
    return isUser ? 'removed' : 'foreign'
  }
  if (status === 'signed-out')
    return (
      <Notice title={editorSync.signedOut} text={editorSync.signedOutText}>
        <ButtonLink
          to={paths.auth}
          state={{ from: paths.create(client.cardId) }}
          variant="outlined"
          size="small"
        >
          {editorSync.logIn}
        </ButtonLink>
      </Notice>
    )
  if (status === 'log-in' || status === 'read-only')
    return (
      <Notice title={editor.status.failed} text={appDialogs.trouble[status]}>
        {status === 'log-in' && (
          <Button variant="outlined" size="small" onClick={() => location.reload()}>
            {app.reload}
          </Button>
        )}
      </Notice>
    )
  if (status === 'deleted' || status === 'forbidden')
    return (
      <Notice {...editorSync.losses[lossOf()]}>
        <Button variant="outlined" size="small" onClick={onSaveAsNew}>
          {editorSync.asNew}
        </Button>
      </Notice>
    )
  if (status !== 'conflict') return null
  return (
    <Notice
      title={editorSync.conflict}
      text={
        <>
          <span>{editorSync.conflictText}</span>
          <ConflictList queue={queue} />
        </>
      }
    >
      <Button variant="outlined" size="small" onClick={() => client.resolve('mine')}>
        {editorSync.keepMine}
      </Button>
      <Button variant="outlined" size="small" onClick={() => client.resolve('theirs')}>
        {editorSync.keepTheirs}
      </Button>
    </Notice>
  )
}

/** More conflicts are only counted. */
const MAX_CONFLICTS_SHOWN = 4

function ConflictList({ queue }: { queue: EditQueue }) {
  const conflicts = conflictsInWords(queue)
  const more = conflicts.length - MAX_CONFLICTS_SHOWN
  return (
    <span className="mt-[4px] grid gap-[2px] font-semibold wrap-anywhere">
      {conflicts.slice(0, MAX_CONFLICTS_SHOWN).map((conflict, position) => (
        <span key={position} dir="auto">
          {conflict}
        </span>
      ))}
      {more > 0 && <span>{editorSync.andMore(more)}</span>}
    </span>
  )
}

/** Within a sentence: `blue` */
const themeInWords = (theme: Theme) => editor.themes[theme].toLocaleLowerCase(basics.tag)

/** What the author has to decide on: `Title: yours “Mo”, theirs “Bo”`, or only the name of a part that is no text. */
function conflictsInWords({ server, conflicts }: EditQueue): string[] {
  const { parts, both, yours, place } = editorSync
  return conflicts.flatMap((edit) =>
    partsOf(edit).flatMap((part) => {
      const { change } = edit
      if (part === 'cells') return parts.grid
      if (part === 'title') return both(parts.title, isolated(change.title ?? ''), isolated(server.title))
      if (part === 'theme')
        return both(parts.theme, themeInWords(change.theme ?? server.theme), themeInWords(server.theme))
      if (part === 'freeSpaceImageUrl') return parts.image
      if (part === 'pattern' || part === 'extra') return parts[part]
      // Of its two values each is the replaced or the new one, so it never conflicts.
      if (part === 'showsCalls') return []
      const mine = isolated((change.cells as CellsByIndex)[part] ?? '')
      // The grid has changed, so the server has no words in the same place.
      if (!guardsHold(server, change)) return yours(parts.oldSquare, mine)
      return both(place(...placeOf(Number(part), server.gridSize)), mine, isolated(server.cells[part] ?? ''))
    }),
  )
}
