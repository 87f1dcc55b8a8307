import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { announce } from '../../../lib/announce.ts'
import { Switch } from '../../../ui/switch.tsx'
import { PlayersNow } from '../../card/components/players-now.tsx'
import type { CardClient } from '../../../sync/card-clients.ts'
import type { Draft } from '../../../sync/drafts.ts'
import { waitingCount } from '../../../sync/outbox.ts'
import type { SyncStatus as Status } from '../../../sync/sync-status.ts'
import { whenHeldConfirmed } from '../confirm-change.ts'
import { DraftNotice } from './draft-notice.tsx'
import { EditorsNow } from './editors-now.tsx'
import { DraftChip, SyncChip } from './sync-chip.tsx'
import { SyncNotice } from './sync-notice.tsx'

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
      <div className="live-switch">
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
  return (
    <div className="editor-status">
      <DraftChip temporary={draft.temporaryId !== undefined} />
      <DraftNotice draft={draft} />
    </div>
  )
}
