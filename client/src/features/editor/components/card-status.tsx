import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { announce } from '../../../lib/announce.ts'
import { Switch } from '../../../ui/switch.tsx'
import { PlayersNow } from '../../card/components/players-now.tsx'
import type { CardSync, SyncError } from '../card-sync.ts'
import type { Draft } from '../draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import { DraftChip, SyncChip } from './sync-chip.tsx'
import { SyncNotice } from './sync-notice.tsx'

const SAID_OF: Record<SyncError, string> = {
  offline: 'Offline. Your changes are kept and sent when there is a connection.',
  'signed-out': 'Signed out. Your changes are kept until you log in.',
  deleted: 'This card was deleted.',
  forbidden: 'This card belongs to another account.',
  refused: 'Your last change could not be saved.',
}

/** How a saved card stands, and what its author has to decide. */
export function SyncStatus({ sync, onSaveAsNew }: { sync: CardSync; onSaveAsNew: () => void }) {
  const state = useAtomValue(sync.stateAtom)
  const { trouble } = state
  useEffect(() => {
    if (trouble) announce(SAID_OF[trouble])
  }, [trouble])
  return (
    <div className="editor-status">
      <SyncChip {...state} />
      {trouble === undefined && <PlayersNow cardId={sync.cardId} />}
      <div className="live-switch">
        <Switch label="Live" checked={state.live} onChange={sync.setLive} />
      </div>
      <SyncNotice sync={sync} state={state} onSaveAsNew={onSaveAsNew} />
    </div>
  )
}

/** How a card stands that is not saved. */
export function DraftStatus({ draft }: { draft: Draft }) {
  return (
    <div className="editor-status">
      <DraftChip temporary={draft.temporaryId !== undefined} />
      <DraftNotice draft={draft} />
    </div>
  )
}
