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
  type LucideIcon,
} from 'lucide-react'
import { useEffect } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { editor } from '#messages/editor.ts'
import { announce } from '../../../../lib/announce.ts'
import { paths } from '../../../../lib/paths.ts'
import { sessionAtom } from '../../../../lib/session-atom.ts'
import { isNotStoredAtom } from '../../../../lib/storage/storage.ts'
import { useLazy } from '../../../../lib/lazy/use-lazy.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { rich } from '../../../../ui/rich.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { PlayersNow } from '../../../card/components/players-now.tsx'
import { editorsAtom } from '../../../../sync/card-store.ts'
import { urlIdOf } from '../../../../sync/editor-document.ts'
import type { CardClient } from '../../../../sync/change/card-clients.ts'
import type { Draft } from '../../../../sync/unsaved/draft.ts'
import { waitingCount } from '../../../../sync/change/pending.ts'
import type { SyncStatus as Status } from '../../../../sync/change/sync-status.ts'
import { whenHeldConfirmed } from '../../confirm-change.ts'
import { Notice } from './notice.tsx'
import { Chip } from '../../../../ui/chip.tsx'

const loadNotStored = () => import('./not-stored-card.tsx')
const loadNotice = () => import('./sync-notice.tsx')

/** The sync status of a saved card, with the decisions it needs. */
export function SyncStatus({ client, onSaveAsNew }: { client: CardClient; onSaveAsNew: () => void }) {
  const { pending, live } = useAtomValue(client.stateAtom)
  const status = useAtomValue(client.statusAtom)
  const { icon, tone, text } = LOOKS[status]
  const announcements: Partial<Record<Status, string>> = { ...editor.announced, ...appDialogs.trouble }
  const announcement = announcements[status]
  const isNoticed = announcement !== undefined
  const notice = useLazy(loadNotice, { when: isNoticed ? 'now' : 'idle' })
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement])
  return (
    <div className="editor-status">
      <Chip icon={icon} tone={tone}>
        {text(waitingCount(pending))}
      </Chip>
      {announcement === undefined && (
        <>
          <PlayersNow cardId={client.cardId} />
          <EditorsNow cardId={client.cardId} />
        </>
      )}
      <div className="ms-auto">
        <Switch
          label={editor.live}
          checked={live}
          onChange={(live) => whenHeldConfirmed(client, () => client.setLive(live))}
        />
      </div>
      <NotStored />
      {notice && <notice.SyncNotice client={client} status={status} onSaveAsNew={onSaveAsNew} />}
    </div>
  )
}

/** The status of an unsaved card. */
export function DraftStatus({ draft }: { draft: Draft }) {
  const isGuest = useAtomValue(sessionAtom).status === 'signed-out'
  const isNotStored = useAtomValue(isNotStoredAtom)
  if (isGuest && draft.copyOf === undefined)
    return (
      <section className="editor-status" data-line aria-label={editor.guest}>
        {isNotStored ? (
          <NotStored draft={draft} />
        ) : (
          <p className="min-w-0">{rich(editor.guestText, { b: (words) => <b>{words}</b> })}</p>
        )}
        <LoginLink draft={draft} />
      </section>
    )
  return (
    <div className="editor-status">
      {isNotStored ? (
        <NotStored draft={draft} />
      ) : (
        <Chip icon={HardDrive}>
          {draft.temporaryId === undefined ? editor.status.draft : editor.status.temporary}
        </Chip>
      )}
      {draft.copyOf !== undefined && <CopyNotice draft={draft} copyOf={draft.copyOf} isGuest={isGuest} />}
    </div>
  )
}

function NotStored({ draft }: { draft?: Draft }) {
  const code = useLazy(loadNotStored, { when: useAtomValue(isNotStoredAtom) ? 'now' : 'later' })
  return code ? <code.NotStoredCard draft={draft} /> : null
}

/** How many hosts edit the card now, from two up. */
function EditorsNow({ cardId }: { cardId: string }) {
  const editors = useAtomValue(editorsAtom)
  if (editors?.cardId !== cardId || editors.count < 2) return null
  return (
    <span className="players-now">
      <PenLine aria-hidden="true" />
      <span>{editor.hosts(editors.count)}</span>
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
      {editor.logIn}
    </ButtonLink>
  )
}

/** The notice above a copy. */
function CopyNotice({ draft, copyOf, isGuest }: { draft: Draft; copyOf: string; isGuest: boolean }) {
  return (
    <Notice title={editor.copy} text={isGuest ? editor.copyOfGuest : editor.copyText}>
      <ButtonLink to={paths.play(copyOf)} variant="outlined" size="small">
        {editor.backToGame}
      </ButtonLink>
      {isGuest && <LoginLink draft={draft} />}
    </Notice>
  )
}

interface Look {
  icon: LucideIcon
  tone?: 'warn' | 'danger'
  /** @param waiting the number of changes that the server does not have */
  text: (waiting: number) => string
}

const NOT_SAVED: Look = {
  icon: CircleAlert,
  tone: 'danger',
  text: (waiting) => (waiting === 0 ? editor.status.failed : editor.status.failedKept(waiting)),
}

/** It goes on by itself, or when the network lets it. */
const WAITS: Look = { ...NOT_SAVED, icon: CloudOff, tone: 'warn' }

const LOOKS: Record<Status, Look> = {
  saved: { icon: Check, text: () => editor.status.saved },
  saving: { icon: LoaderCircle, text: () => editor.status.saving },
  five: { icon: PenLine, tone: 'warn', text: () => editor.status.five },
  held: { icon: Hand, tone: 'warn', text: (waiting) => editor.status.held(waiting) },
  offline: {
    icon: CloudOff,
    tone: 'warn',
    text: (waiting) => (waiting === 0 ? editor.status.offline : editor.status.offlineKept(waiting)),
  },
  unsaved: { ...WAITS, icon: LoaderCircle },
  'log-in': WAITS,
  'read-only': WAITS,
  'signed-out': {
    icon: LockKeyhole,
    tone: 'warn',
    text: (waiting) => (waiting === 0 ? editor.status.signedOut : editor.status.signedOutKept(waiting)),
  },
  deleted: { icon: CircleAlert, tone: 'danger', text: () => editor.status.deleted },
  forbidden: {
    icon: LockKeyhole,
    tone: 'danger',
    text: (waiting) => (waiting === 0 ? editor.status.readOnly : editor.status.failedKept(waiting)),
  },
  refused: NOT_SAVED,
  failed: NOT_SAVED,
}
