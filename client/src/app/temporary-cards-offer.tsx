import { useAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PRODUCT_NAME } from '#shared/product.ts'
import { temporaryOfferAtom } from '../lib/temporary-offer-atom.ts'
import { saveAllTemporaryToAccount } from '../sync/save-draft.ts'
import { paths, SHARE_AFTER_SIGN_IN } from '../lib/paths.ts'
import { refusalOf } from '../lib/show-refusal.ts'
import { toast } from '../lib/toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const cardsOf = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

/** Offers to save the cards that only this browser has, after sign-in. */
export default function TemporaryCardsOffer() {
  const [count, setCount] = useAtom(temporaryOfferAtom)
  const [pending, setPending] = useState(false)
  const { pathname, search } = useLocation()
  const arrived = pathname !== paths.auth
  // The user came to share one card. The editor, once it is loaded, ends the offer.
  const sharing = search === SHARE_AFTER_SIGN_IN
  const close = () => setCount(0)

  async function saveAll(): Promise<void> {
    setPending(true)
    const { saved, failure } = await saveAllTemporaryToAccount()
    setPending(false)
    close()
    if (failure)
      toast({
        title: 'Error',
        text: `${refusalOf(failure) ?? `Failed to save ${PRODUCT_NAME}.`} Still in this browser only: ${cardsOf(count - saved)}.`,
        destructive: true,
      })
    else toast({ title: 'Success', text: `${cardsOf(saved)} saved to your account!` })
  }

  return (
    <Dialog
      open={count > 0 && arrived && !sharing}
      onClose={close}
      title="Keep your temporary cards?"
      description={`You made ${cardsOf(count)} in this browser. Save ${count === 1 ? 'it' : 'them'} to your account to share and play anywhere.`}
      cancel="Not now"
      footer={
        <Button pending={pending} pendingLabel="Saving..." onClick={() => void saveAll()}>
          Save to My Account
        </Button>
      }
    />
  )
}
