import { useAtomValue } from 'jotai'
import { logOutQuestionAtom, temporaryOfferAtom } from '../features/auth/atoms.ts'
import { helpAtom, loadHelp } from './help.ts'
import { Later } from './later.tsx'
import { Toaster } from './toaster.tsx'

const loadLogOutQuestion = () => import('./log-out-question.tsx')
const loadTemporaryCardsOffer = () => import('./temporary-cards-offer.tsx')
const loadNavigation = () => import('./navigation.ts')

/** What any screen may lead to: questions, help and toasts; and what happens between screens. */
export function Extras() {
  const logOutAsks = useAtomValue(logOutQuestionAtom) > 0
  const temporaryCards = useAtomValue(temporaryOfferAtom) > 0
  const help = useAtomValue(helpAtom)
  return (
    <>
      {logOutAsks && <Later load={loadLogOutQuestion} isWanted />}
      {temporaryCards && <Later load={loadTemporaryCardsOffer} isWanted />}
      {help && <Later load={loadHelp} isWanted />}
      <Later load={loadNavigation} />
      <Toaster />
    </>
  )
}
