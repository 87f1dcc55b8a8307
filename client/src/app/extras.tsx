import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { basics } from '#messages/basics.ts'
import { temporaryOfferAtom } from '../lib/temporary-offer-atom.ts'
import { store } from '../lib/store.ts'
import { showError, toastAtom } from '../lib/toast.ts'
import { useLazy } from '../lib/lazy/use-lazy.ts'
import { frameDialogAtom } from '../lib/frame-dialog-atom.ts'

const loadTemporaryCardsOffer = () => import('./temporary-cards-offer.tsx')
const loadNavigation = () => import('./navigation.ts').then((code) => ({ default: code.Navigation }))
const FRAME_DIALOGS = {
  help: () => import('./help-dialog.tsx'),
  languages: () => import('./language-dialog.tsx'),
  'log-out': () => import('./confirm-log-out.tsx'),
}
const loadToasts = () => import('../ui/toasts.tsx')

interface LazyPartProps {
  /** Must be the same function on every render. */
  load: () => Promise<{ default: ComponentType }>
  when: 'now' | 'idle' | 'used'
  onMissing?: () => void
}

/** A part of the app in a chunk of its own. Renders nothing until it is loaded. */
function LazyPart({ load, ...options }: LazyPartProps) {
  const code = useLazy(load, options)
  return code ? <code.default /> : null
}

/** The region of toasts. Its code loads on the first use of the page or with the first toast, whichever comes first. */
export function Toaster() {
  return <LazyPart load={loadToasts} when={useAtomValue(toastAtom) ? 'now' : 'used'} />
}

function missDialog(): void {
  store.set(frameDialogAtom, undefined)
  showError(basics.notOpened.dialog, basics.pleaseTryAgain)
}

/** The parts that any screen may need: confirmations, help, languages, toasts and navigation. */
export function Extras() {
  const offersToSave = useAtomValue(temporaryOfferAtom) > 0
  const dialog = useAtomValue(frameDialogAtom)
  return (
    <>
      {offersToSave && <LazyPart load={loadTemporaryCardsOffer} when="now" />}
      {dialog && <LazyPart load={FRAME_DIALOGS[dialog]} when="now" onMissing={missDialog} />}
      <LazyPart load={loadNavigation} when="idle" />
      <Toaster />
    </>
  )
}
