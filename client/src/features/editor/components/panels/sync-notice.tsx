import { useAtomValue } from 'jotai'
import { app } from '#messages/app.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorSync } from '#messages/editor-sync.ts'
import { isNotStoredAtom } from '../../../../lib/storage/storage.ts'
import { userIdAtom } from '../../../../lib/session-atom.ts'
import { Button } from '../../../../ui/button.tsx'
import type { CardClient } from '../../../../sync/change/card-clients.ts'
import { shownCardAtom } from '../../../../sync/card-store.ts'
import type { SyncStatus } from '../../../../sync/change/sync-status.ts'
import { LogInLink, Notice } from './notice.tsx'

interface SyncNoticeProps {
  client: CardClient
  status: SyncStatus
  onSaveAsNew: () => void
}

/** The notice about errors that the author has to resolve. */
export function SyncNotice({ client, status, onSaveAsNew }: SyncNoticeProps) {
  const { absent } = useAtomValue(shownCardAtom)
  const isUser = useAtomValue(userIdAtom) === client.userId
  const isNotStored = useAtomValue(isNotStoredAtom)
  const lossOf = () => {
    if (status === 'deleted') return absent === 'deleted' ? 'deleted' : 'gone'
    return isUser ? 'removed' : 'foreign'
  }
  if (status === 'signed-out')
    return (
      <Notice
        title={editorSync.signedOut}
        text={isNotStored ? basics.notStoredText : editorSync.signedOutText}
      >
        <LogInLink id={client.cardId} />
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
  return null
}
