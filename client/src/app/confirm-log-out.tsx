import { useAtom } from 'jotai'
import { appDialogs } from '#messages/app-dialogs.ts'
import { logOutConfirmAtom } from '../features/auth/atoms.ts'
import { useLogOut } from '../features/auth/use-log-out.ts'
import { abandonAllEdits } from '../sync/change/card-clients.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before logging out with edits that the server does not have. */
export default function ConfirmLogOut() {
  const [cards, setCards] = useAtom(logOutConfirmAtom)
  const { logOut, pending } = useLogOut()
  const close = () => setCards(0)
  return (
    <ConfirmDialog
      title={appDialogs.logOutTitle}
      description={appDialogs.logOutText(cards)}
      answer={appDialogs.logOut}
      danger
      pending={pending}
      pendingLabel={appDialogs.loggingOut}
      refusal={appDialogs.stay}
      onAnswer={() =>
        void logOut({ dropEdits: true }).then((done) => {
          if (!done) return
          abandonAllEdits()
          close()
        })
      }
      onCancel={close}
    />
  )
}
