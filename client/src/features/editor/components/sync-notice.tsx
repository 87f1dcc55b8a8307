import { useAtomValue } from 'jotai'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorSync } from '#messages/editor-sync.ts'
import { guardsHold } from '#shared/rules/card-changes.ts'
import type { Theme } from '#shared/product.ts'
import type { CellsByIndex } from '#shared/schemas/card.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { CardClient } from '../../../sync/card-clients.ts'
import { liveCardAtom } from '../../../sync/card-store.ts'
import type { EditQueue } from '../../../sync/outbox.ts'
import type { SyncStatus } from '../../../sync/sync-status.ts'
import { Notice } from './notice.tsx'
import { placeOf } from '../../card/square-words.ts'
import '../../../styles/deferred.css'
import { partsOf } from '../../../sync/edits.ts'

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
  const conflicts = listConflicts(queue)
  const more = conflicts.length - MAX_CONFLICTS_SHOWN
  return (
    <span className="mt-[4px] grid gap-[2px] font-semibold wrap-anywhere">
      {conflicts.slice(0, MAX_CONFLICTS_SHOWN).map((conflict, position) => (
        <span key={position} dir="auto">
          {conflictInWords(conflict)}
        </span>
      ))}
      {more > 0 && <span>{editorSync.andMore(more)}</span>}
    </span>
  )
}

/** A part of the card that changed both here and elsewhere. */
interface Conflict {
  /** The part in words: `Title`, `Row 1, column 3`. */
  what: string
  /** Absent for parts that are not text. */
  mine?: string
  theirs?: string
}

/** Within a sentence: `blue` */
const themeInWords = (theme: Theme) => editor.themes[theme].toLocaleLowerCase(basics.tag)

function conflictInWords({ what, mine, theirs }: Conflict): string {
  if (mine === undefined) return what
  return theirs === undefined ? editorSync.yours(what, mine) : editorSync.both(what, mine, theirs)
}

/** The conflicts for the author to decide. */
function listConflicts({ server, conflicts }: EditQueue): Conflict[] {
  return conflicts.flatMap((edit) =>
    partsOf(edit).map((part): Conflict => {
      const { change } = edit
      const { parts } = editorSync
      if (part === 'cells') return { what: parts.grid }
      if (part === 'title') return { what: parts.title, mine: change.title ?? '', theirs: server.title }
      if (part === 'theme')
        return {
          what: parts.theme,
          mine: themeInWords(change.theme ?? server.theme),
          theirs: themeInWords(server.theme),
        }
      if (part === 'freeSpaceImageUrl') return { what: parts.image }
      if (part === 'pattern') return { what: parts.pattern }
      if (part === 'extra') return { what: parts.extra }
      const mine = (change.cells as CellsByIndex)[part] ?? ''
      // The grid has changed, so the server has no words in the same place.
      if (!guardsHold(server, change)) return { what: parts.oldSquare, mine }
      const what = editorSync.place(...placeOf(Number(part), server.gridSize))
      return { what, mine, theirs: server.cells[part] ?? '' }
    }),
  )
}
