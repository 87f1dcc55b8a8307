import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { temporaryOfferAtom } from '../lib/temporary-offer-atom.ts'
import { saveAllTemporaryToAccount } from '../sync/unsaved/save-draft.ts'
import { paths, SHARE_AFTER_SIGN_IN } from '../lib/paths.ts'
import { refusalOf } from '../lib/show-refusal.ts'
import { showError, toast, toastAtom } from '../lib/toast.ts'
import { useAction } from '../lib/forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** After sign-in, offers to save the cards that only this browser has. */
export default function TemporaryCardsOffer() {
  const { keep } = appDialogs
  const [count, setCount] = useAtom(temporaryOfferAtom)
  const { pathname, search } = useLocation()
  const arrived = pathname !== paths.auth
  // The user signed in to share one card. The editor ends the offer once it is loaded.
  const sharing = search === SHARE_AFTER_SIGN_IN
  const isOpen = count > 0 && arrived && !sharing
  const close = () => setCount(0)
  const setToast = useSetAtom(toastAtom)
  // The toast of the sign-in would cover the dialog.
  useEffect(() => {
    if (isOpen) setToast(null)
  }, [isOpen, setToast])

  const saveAll = useAction(async () => {
    const { saved, failure } = await saveAllTemporaryToAccount()
    close()
    if (failure)
      showError(basics.error, `${refusalOf(failure) ?? keep.failed} ${keep.stillHere(count - saved)}`)
    else toast({ title: basics.success, text: keep.saved(saved) })
  }, basics.error)

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={keep.title}
      description={keep.text(count)}
      cancel={keep.notNow}
      footer={
        <Button {...saveAll} pendingLabel={basics.saving}>
          {basics.saveToAccount}
        </Button>
      }
    />
  )
}
