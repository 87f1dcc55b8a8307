import { useAtomValue } from 'jotai'
import { DoorOpen, History, Users } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { editor } from '#messages/editor.ts'
import { paths } from '../../../../lib/paths.ts'
import { userIdAtom } from '../../../../lib/session-atom.ts'
import type { CardClient } from '../../../../sync/change/card-clients.ts'
import { shownCardAtom } from '../../../../sync/card-store.ts'
import { DialogButton } from '../../../../ui/dialog-button.tsx'
import type { VersionsDialogProps } from '../dialogs/versions-dialog.tsx'

const loadCoHosts = () => import('../../../co-hosts/components/co-hosts-dialog.tsx')
const loadLeaving = () => import('../../../co-hosts/components/leave-dialog.tsx')
const loadVersions = () => import('../dialogs/versions-dialog.tsx')

/** Opens the card's earlier versions. Only for users who may still edit the card. */
export function EarlierVersions({ client, onRestore }: Omit<VersionsDialogProps, 'onClose'>) {
  const { cardId, canEdit } = useAtomValue(shownCardAtom)
  const userId = useAtomValue(userIdAtom)
  if (cardId !== client.cardId || !canEdit || userId === undefined) return null
  return (
    <DialogButton icon={History} label={editor.versions} load={loadVersions}>
      {({ VersionsDialog }, close) => (
        <VersionsDialog client={client} onRestore={onRestore} onClose={close} />
      )}
    </DialogButton>
  )
}

/** Opens the list of co-hosts for the owner, or the dialog to leave the card for a co-host. */
export function CoHosting({ client, title }: { client: CardClient; title: string }) {
  const { cardId, isOwner, canEdit } = useAtomValue(shownCardAtom)
  const userId = useAtomValue(userIdAtom)
  const navigate = useNavigate()
  if (cardId !== client.cardId || isOwner === undefined || userId === undefined) return null
  if (isOwner)
    return (
      <DialogButton icon={Users} label={editor.coHosts} load={loadCoHosts}>
        {({ CoHostsDialog }, close) => <CoHostsDialog cardId={cardId} onClose={close} />}
      </DialogButton>
    )
  if (!canEdit) return null
  const leave = () => {
    client.abandon()
    void navigate(paths.myCards)
  }
  return (
    <DialogButton icon={DoorOpen} label={editor.leave} load={loadLeaving}>
      {({ LeaveDialog }, close) => (
        <LeaveDialog card={{ cardId, title }} userId={userId} onClose={close} onLeft={leave} />
      )}
    </DialogButton>
  )
}
