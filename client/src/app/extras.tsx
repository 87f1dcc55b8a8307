import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { logOutConfirmAtom } from '../features/auth/atoms.ts'
import { temporaryOfferAtom } from '../lib/temporary-offer-atom.ts'
import { toastAtom } from '../lib/toast.ts'
import { useLazy } from '../lib/lazy/use-lazy.ts'
import { frameDialogAtom } from './frame-dialog-atom.ts'
import { loadHelp } from './help.ts'

const loadConfirmLogOut = () => import('./confirm-log-out.tsx')
const loadLanguages = () => import('./language-dialog.tsx')
const loadTemporaryCardsOffer = () => import('./temporary-cards-offer.tsx')
const loadNavigation = () => import('./navigation.ts').then((code) => ({ default: code.Navigation }))
const loadToasts = () => import('../ui/toasts.tsx')

interface LazyPartProps {
  /** The same function at every render. */
  load: () => Promise<{ default: ComponentType }>
  when: 'now' | 'idle' | 'used'
}

/** A part of the frame in a chunk of its own; nothing until it is loaded. */
function LazyPart({ load, when }: LazyPartProps) {
  const code = useLazy(load, { when })
  return code ? <code.default /> : null
}

/** The region of toasts. Its code loads with the first use of the page, or with the first toast if that is sooner. */
export function Toaster() {
  return <LazyPart load={loadToasts} when={useAtomValue(toastAtom) ? 'now' : 'used'} />
}

/** The parts that any screen may need: confirmations, help, languages, toasts and navigation. */
export function Extras() {
  const asksToLogOut = useAtomValue(logOutConfirmAtom) > 0
  const offersToSave = useAtomValue(temporaryOfferAtom) > 0
  const dialog = useAtomValue(frameDialogAtom)
  return (
    <>
      {asksToLogOut && <LazyPart load={loadConfirmLogOut} when="now" />}
      {offersToSave && <LazyPart load={loadTemporaryCardsOffer} when="now" />}
      {dialog === 'languages' && <LazyPart load={loadLanguages} when="now" />}
      {dialog === 'help' && <LazyPart load={loadHelp} when="now" />}
      <LazyPart load={loadNavigation} when="idle" />
      <Toaster />
    </>
  )
}
