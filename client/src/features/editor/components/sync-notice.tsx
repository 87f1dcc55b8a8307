import { useAtomValue } from 'jotai'
import { guardsHold } from '#shared/rules/card-changes.ts'
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
import { capitalized, placeInWords } from '../../card/square-words.ts'
import { partsOf } from '../../../sync/edits.ts'

interface SyncNoticeProps {
  client: CardClient
  status: SyncStatus
  queue: EditQueue
  onSaveAsNew: () => void
}

const AS_NEW = 'You can save what you see as a new card with its own link.'
const DELETED = { title: 'This card was deleted', text: AS_NEW }
const GONE = { title: 'This card is no longer on the server', text: AS_NEW }
const FOREIGN = { title: 'This card belongs to another account', text: AS_NEW }
const REMOVED = {
  title: "You can't edit this card anymore",
  text: `The owner removed you as a co-host, or deleted their account. ${AS_NEW}`,
}

/** The notice for errors and conflicts that the author has to resolve. */
export function SyncNotice({ client, status, queue, onSaveAsNew }: SyncNoticeProps) {
  const session = useAtomValue(sessionAtom)
  const { absent } = useAtomValue(liveCardAtom)
  const isUser = session.status === 'signed-in' && session.user.id === client.userId
  if (status === 'signed-out')
    return (
      <Notice title="Signed out" text="Your changes are safe here. Log in to save them.">
        <ButtonLink
          to={paths.auth}
          state={{ from: paths.create(client.cardId) }}
          variant="outlined"
          size="small"
        >
          Login
        </ButtonLink>
      </Notice>
    )
  if (status === 'deleted' || status === 'forbidden')
    return (
      <Notice
        {...(status === 'deleted' ? (absent === 'deleted' ? DELETED : GONE) : isUser ? REMOVED : FOREIGN)}
      >
        <Button variant="outlined" size="small" onClick={onSaveAsNew}>
          Save as new
        </Button>
      </Notice>
    )
  if (status !== 'conflict') return null
  return (
    <Notice
      title="The card changed elsewhere"
      text={
        <>
          Another host changed the same thing, or you did in another tab.
          <ConflictList queue={queue} />
        </>
      }
    >
      <Button variant="outlined" size="small" onClick={() => client.resolve('mine')}>
        Keep mine
      </Button>
      <Button variant="outlined" size="small" onClick={() => client.resolve('theirs')}>
        Keep theirs
      </Button>
    </Notice>
  )
}

/** More conflicts are only counted. */
const MAX_CONFLICTS_SHOWN = 4
const quoted = (words: string) => (words === '' ? 'nothing' : `“${words}”`)

function ConflictList({ queue }: { queue: EditQueue }) {
  const conflicts = listConflicts(queue)
  const more = conflicts.length - MAX_CONFLICTS_SHOWN
  return (
    <span className="mt-[4px] grid gap-[2px] font-semibold wrap-anywhere">
      {conflicts.slice(0, MAX_CONFLICTS_SHOWN).map(({ what, mine, theirs }, position) => (
        <span key={position} dir="auto">
          {`${what}${mine === undefined ? '' : `: yours ${quoted(mine)}`}${theirs === undefined ? '' : `, theirs ${quoted(theirs)}`}`}
        </span>
      ))}
      {more > 0 && <span>{`and ${more} more`}</span>}
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

/** The conflicts for the author to decide. */
function listConflicts({ server, conflicts }: EditQueue): Conflict[] {
  return conflicts.flatMap((edit) =>
    partsOf(edit).map((part): Conflict => {
      const { change } = edit
      if (part === 'cells') return { what: 'The whole grid' }
      if (part === 'title') return { what: 'Title', mine: change.title ?? '', theirs: server.title }
      if (part === 'theme') return { what: 'Theme', mine: change.theme ?? '', theirs: server.theme }
      if (part === 'freeSpaceImageUrl') return { what: 'Free space image' }
      if (part === 'pattern') return { what: 'What wins' }
      if (part === 'extra') return { what: 'More words' }
      const mine = (change.cells as CellsByIndex)[part] ?? ''
      // The grid has changed, so the server has no words in the same place.
      if (!guardsHold(server, change)) return { what: 'A square from the old grid', mine }
      const what = capitalized(placeInWords(part, server.gridSize))
      return { what, mine, theirs: server.cells[part] ?? '' }
    }),
  )
}
