import { useAtom } from 'jotai'
import { logOutQuestionAtom } from '../features/auth/atoms.ts'
import { useLogOut } from '../features/auth/use-log-out.ts'
import { abandonAll } from '../features/editor/card-sync.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Asks whoever logs out with edits that the server has not seen. */
export default function LogOutQuestion() {
  const [cards, setCards] = useAtom(logOutQuestionAtom)
  const { logOut, pending } = useLogOut()
  const close = () => setCards(0)
  return (
    <Dialog
      alert
      open={cards > 0}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title="Log out and lose changes?"
      description={`Changes of ${cards === 1 ? '1 card' : `${cards} cards`} have not been sent yet. Logging out drops them.`}
      footer={
        <>
          <Button variant="outlined" onClick={close}>
            Stay
          </Button>
          <Button
            variant="danger"
            pending={pending}
            pendingLabel="Logging out..."
            onClick={() =>
              void logOut({ dropEdits: true }).then((done) => {
                if (!done) return
                abandonAll()
                close()
              })
            }
          >
            Log Out
          </Button>
        </>
      }
    />
  )
}
