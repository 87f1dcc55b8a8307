import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { logOutConfirmAtom, temporaryOfferAtom } from '../features/auth/atoms.ts'
import { useLazy } from '../lib/use-lazy.ts'
import { helpAtom, loadHelp } from './help.ts'
import { Toaster } from './toaster.tsx'

const loadConfirmLogOut = () => import('./confirm-log-out.tsx')
const loadTemporaryCardsOffer = () => import('./temporary-cards-offer.tsx')
const loadNavigation = () => import('./navigation.ts')

interface LazyPartProps {
  /** The same function at every render. */
  load: () => Promise<{ default: ComponentType }>
  when: 'now' | 'idle'
}

function LazyPart({ load, when }: LazyPartProps) {
  const code = useLazy(load, { when })
  return code ? <code.default /> : null
}

/** What any screen may lead to: confirmations, help, toasts, and the changes between screens. */
export function Extras() {
  const asksToLogOut = useAtomValue(logOutConfirmAtom) > 0
  const offersToSave = useAtomValue(temporaryOfferAtom) > 0
  const isHelpOpen = useAtomValue(helpAtom)
  return (
    <>
      {asksToLogOut && <LazyPart load={loadConfirmLogOut} when="now" />}
      {offersToSave && <LazyPart load={loadTemporaryCardsOffer} when="now" />}
      {isHelpOpen && <LazyPart load={loadHelp} when="now" />}
      <LazyPart load={loadNavigation} when="idle" />
      <Toaster />
    </>
  )
}
