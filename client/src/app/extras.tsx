import { useAtomValue } from 'jotai'
import { logOutConfirmAtom, temporaryOfferAtom } from '../features/auth/atoms.ts'
import { helpAtom, loadHelp } from './help.ts'
import { Deferred } from './deferred.tsx'
import { Toaster } from './toaster.tsx'

const loadConfirmLogOut = () => import('./confirm-log-out.tsx')
const loadTemporaryCardsOffer = () => import('./temporary-cards-offer.tsx')
const loadNavigation = () => import('./navigation.ts')

/** What any screen may lead to: questions, help and toasts; and what happens between screens. */
export function Extras() {
  const logOutAsks = useAtomValue(logOutConfirmAtom) > 0
  const temporaryCards = useAtomValue(temporaryOfferAtom) > 0
  const help = useAtomValue(helpAtom)
  return (
    <>
      {logOutAsks && <Deferred load={loadConfirmLogOut} isWanted />}
      {temporaryCards && <Deferred load={loadTemporaryCardsOffer} isWanted />}
      {help && <Deferred load={loadHelp} isWanted />}
      <Deferred load={loadNavigation} />
      <Toaster />
    </>
  )
}
