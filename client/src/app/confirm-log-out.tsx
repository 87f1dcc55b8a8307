import { useAtom } from 'jotai'
import { logOutConfirmAtom } from '../features/auth/atoms.ts'
import { useLogOut } from '../features/auth/use-log-out.ts'
import { abandonAllEdits } from '../sync/card-clients.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before logging out with edits that the server does not have. */
export default function ConfirmLogOut() {
  const [cards, setCards] = useAtom(logOutConfirmAtom)
  const { logOut, pending } = useLogOut()
  const close = () => setCards(0)
  return (
    <ConfirmDialog
      open={cards > 0}
      title="Log out and lose changes?"
      description={`Changes to ${cards === 1 ? '1 card' : `${cards} cards`} haven't been saved yet. If you log out now, they're lost.`}
      answer="Log Out"
      danger
      pending={pending}
      pendingLabel="Logging out..."
      refusal="Stay"
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
