import { useAtomValue } from 'jotai'
import { logOutConfirmAtom } from '../features/auth/atoms.ts'
import { helpAtom } from './help-atom.ts'
import { loadHelp } from './help.ts'
import { languageAtom } from './language-atom.ts'
import { LazyPart } from './lazy-part.tsx'
import { temporaryOfferAtom } from '../lib/temporary-offer-atom.ts'
import { Toaster } from './toaster.tsx'

const loadConfirmLogOut = () => import('./confirm-log-out.tsx')
const loadLanguages = () => import('./language-dialog.tsx')
const loadTemporaryCardsOffer = () => import('./temporary-cards-offer.tsx')
const loadNavigation = () => import('./navigation.ts')

/** The parts that any screen may need: confirmations, help, languages, toasts and navigation. */
export function Extras() {
  const asksToLogOut = useAtomValue(logOutConfirmAtom) > 0
  const offersToSave = useAtomValue(temporaryOfferAtom) > 0
  const choosesLanguage = useAtomValue(languageAtom)
  const isHelpOpen = useAtomValue(helpAtom)
  return (
    <>
      {asksToLogOut && <LazyPart load={loadConfirmLogOut} when="now" />}
      {offersToSave && <LazyPart load={loadTemporaryCardsOffer} when="now" />}
      {choosesLanguage && <LazyPart load={loadLanguages} when="now" />}
      {isHelpOpen && <LazyPart load={loadHelp} when="now" />}
      <LazyPart load={loadNavigation} when="idle" />
      <Toaster />
    </>
  )
}
