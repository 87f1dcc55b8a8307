import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { announce } from '../../../lib/announce.ts'
import { Switch } from '../../../ui/switch.tsx'
import { PlayersNow } from '../../card/components/players-now.tsx'
import type { CardSync, SyncError } from '../../../sync/card-clients.ts'
import type { Draft } from '../../../sync/drafts.ts'
import { whenHeldConfirmed } from '../confirm-change.ts'
import { DraftNotice } from './draft-notice.tsx'
import { DraftChip, SyncChip } from './sync-chip.tsx'
import { SyncNotice } from './sync-notice.tsx'

const ANNOUNCEMENTS: Record<SyncError, string> = {
  offline: 'Offline. Your changes are kept and sent when there is a connection.',
  'signed-out': 'Signed out. Your changes are kept until you log in.',
  deleted: 'This card was deleted.',
  forbidden: 'This card belongs to another account.',
  refused: 'Your last change could not be saved.',
}

/** The sync status of a saved card, with the decisions it needs. */
export function SyncStatus({ sync, onSaveAsNew }: { sync: CardSync; onSaveAsNew: () => void }) {
  const state = useAtomValue(sync.stateAtom)
  const { error } = state
  useEffect(() => {
    if (error) announce(ANNOUNCEMENTS[error])
  }, [error])
  return (
    <div className="editor-status">
      <SyncChip {...state} />
      {error === undefined && <PlayersNow cardId={sync.cardId} />}
      <div className="live-switch">
        <Switch
          label="Live"
          checked={state.live}
          onChange={(live) => whenHeldConfirmed(sync, () => sync.setLive(live))}
        />
      </div>
      <SyncNotice sync={sync} state={state} onSaveAsNew={onSaveAsNew} />
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
