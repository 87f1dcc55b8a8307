import { useState } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { unsentEditKeys, useLogOut } from '../features/auth/use-log-out.ts'
import { frameDialogAtom } from '../lib/frame-dialog-atom.ts'
import { store } from '../lib/store.ts'
import { discardAllEdits } from '../sync/change/card-clients.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks for confirmation before signing out with edits that the server does not have. */
export default function ConfirmLogOut() {
  const [cards] = useState(() => unsentEditKeys().length)
  const { logOut } = useLogOut()
  return (
    <ConfirmDialog
      title={appDialogs.logOutTitle}
      description={appDialogs.logOutText(cards)}
      answer={appDialogs.logOut}
      danger
      pendingLabel={appDialogs.loggingOut}
      refusal={appDialogs.stay}
      onAnswer={(close) =>
        logOut({ dropEdits: true }).then((done) => {
          if (!done) return
          discardAllEdits()
          close()
        })
      }
      onCancel={() => store.set(frameDialogAtom, undefined)}
    />
  )
}
