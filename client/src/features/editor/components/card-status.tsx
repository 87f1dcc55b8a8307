import { useAtomValue } from 'jotai'
import {
  PenLine,
  Check,
  CircleAlert,
  CloudOff,
  Hand,
  HardDrive,
  LoaderCircle,
  LockKeyhole,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { useEffect } from 'react'
import { announce } from '../../../lib/announce.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { PlayersNow } from '../../card/components/players-now.tsx'
import { editorsAtom } from '../../../sync/card-store.ts'
import { urlIdOf } from '../../../sync/editor-document.ts'
import type { CardClient } from '../../../sync/card-clients.ts'
import type { Draft } from '../../../sync/drafts.ts'
import { waitingCount } from '../../../sync/outbox.ts'
import type { SyncStatus as Status } from '../../../sync/sync-status.ts'
import { whenHeldConfirmed } from '../confirm-change.ts'
import { Notice } from './notice.tsx'
import { SyncNotice } from './sync-notice.tsx'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { Chip } from '../../../ui/chip.tsx'

const ANNOUNCEMENTS: Partial<Record<Status, string>> = {
  offline: "Offline. Your changes are safe. We'll save them when you're back online.",
  'signed-out': "You're logged out. Your changes are safe here until you log in.",
  deleted: 'This card is no longer on the server.',
  forbidden: "You can't edit this card anymore.",
  refused: "We couldn't save your last change.",
  failed: "We couldn't save your last change.",
}

/** The sync status of a saved card, with the decisions it needs. */
export function SyncStatus({ client, onSaveAsNew }: { client: CardClient; onSaveAsNew: () => void }) {
  const { queue, live } = useAtomValue(client.stateAtom)
  const status = useAtomValue(client.statusAtom)
  const announcement = ANNOUNCEMENTS[status]
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement])
  return (
    <div className="editor-status">
      <SyncChip status={status} waiting={waitingCount(queue)} />
      {announcement === undefined && (
        <>
          <PlayersNow cardId={client.cardId} />
          <EditorsNow cardId={client.cardId} />
        </>
      )}
      <div className="ms-auto">
        <Switch
          label="Live"
          checked={live}
          onChange={(live) => whenHeldConfirmed(client, () => client.setLive(live))}
        />
      </div>
      <SyncNotice client={client} status={status} queue={queue} onSaveAsNew={onSaveAsNew} />
    </div>
  )
}

/** The status of an unsaved card. */
export function DraftStatus({ draft }: { draft: Draft }) {
  const isGuest = useAtomValue(sessionAtom).status === 'signed-out'
  if (isGuest && draft.copyOf === undefined)
    return (
      <section className="editor-status" data-line aria-label="Guest Mode">
        <p className="min-w-0 truncate">
          <b>Guest Mode</b> Only on this device.
        </p>
        <LoginLink draft={draft} />
      </section>
    )
  return (
    <div className="editor-status">
      <DraftChip temporary={draft.temporaryId !== undefined} />
      {draft.copyOf !== undefined && <CopyNotice draft={draft} copyOf={draft.copyOf} isGuest={isGuest} />}
    </div>
  )
}

/** How many hosts edit the card now, from two up. */
function EditorsNow({ cardId }: { cardId: string }) {
  const editors = useAtomValue(editorsAtom)
  if (editors?.cardId !== cardId || editors.count < 2) return null
  return (
    <span className="players-now">
      <PenLine aria-hidden="true" />
      <span>{`${editors.count} hosts are editing`}</span>
    </span>
  )
}

function LoginLink({ draft }: { draft: Draft }) {
  return (
    <ButtonLink
      to={paths.auth}
      state={{ from: paths.create(urlIdOf(draft)) }}
      variant="outlined"
      size="small"
      className="ms-auto"
    >
      Login
    </ButtonLink>
  )
}

/** The notice above a copy. */
function CopyNotice({ draft, copyOf, isGuest }: { draft: Draft; copyOf: string; isGuest: boolean }) {
  return (
    <Notice
      title="You're making a copy"
      text={
        isGuest
          ? 'Saving makes your own copy. If this card is yours, log in to edit it.'
          : 'This card belongs to someone else. Saving makes your own copy.'
      }
    >
      <ButtonLink to={paths.play(copyOf)} variant="outlined" size="small">
        Back to the game
      </ButtonLink>
      {isGuest && <LoginLink draft={draft} />}
    </Notice>
  )
}

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`)
const withKept = (words: string, waiting: number) =>
  waiting === 0 ? words : `${words}, ${changes(waiting)} kept`

interface Look {
  icon: LucideIcon
  tone?: 'warn' | 'danger'
  /** @param waiting the number of changes that the server does not have */
  text: (waiting: number) => string
}

const NOT_SAVED: Look = {
  icon: CircleAlert,
  tone: 'danger',
  text: (waiting) => withKept('Not saved', waiting),
}

const LOOKS: Record<Status, Look> = {
  live: { icon: Check, text: () => 'Saved' },
  saving: { icon: LoaderCircle, text: () => 'Saving' },
  five: { icon: PenLine, tone: 'warn', text: () => `Needs ${MIN_FILLED_CELLS} squares` },
  held: { icon: Hand, tone: 'warn', text: (waiting) => `${changes(waiting)} not live yet` },
  conflict: { icon: TriangleAlert, tone: 'danger', text: () => 'Conflict' },
  offline: { icon: CloudOff, tone: 'warn', text: (waiting) => withKept('Offline', waiting) },
  'signed-out': { icon: LockKeyhole, tone: 'warn', text: (waiting) => withKept('Signed out', waiting) },
  deleted: { icon: CircleAlert, tone: 'danger', text: () => 'Not on the server' },
  forbidden: {
    icon: LockKeyhole,
    tone: 'danger',
    text: (waiting) => (waiting === 0 ? 'Read only' : withKept('Not saved', waiting)),
  },
  refused: NOT_SAVED,
  failed: NOT_SAVED,
}

/** The sync status of a saved card. */
function SyncChip({ status, waiting }: { status: Status; waiting: number }) {
  const { icon, tone, text } = LOOKS[status]
  return (
    <Chip icon={icon} {...(tone && { tone })}>
      {text(waiting)}
    </Chip>
  )
}

/** The status of an unsaved card. */
function DraftChip({ temporary }: { temporary: boolean }) {
  return <Chip icon={HardDrive}>{temporary ? 'Kept in this browser' : 'Not saved yet'}</Chip>
}
