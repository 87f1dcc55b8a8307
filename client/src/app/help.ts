import { app } from '#messages/app.ts'
import { basics } from '#messages/basics.ts'
import { store } from '../lib/store.ts'
import { showError } from '../lib/toast.ts'
import { frameDialogAtom } from './frame-dialog-atom.ts'

export const loadHelp = () => import('./help-dialog.tsx')

/** Opens the help dialog once its code is loaded, unless another has been opened since; shows a toast when that fails. */
export function openHelp(): void {
  const before = store.get(frameDialogAtom)
  loadHelp().then(
    () => store.set(frameDialogAtom, (now) => (now === before ? 'help' : now)),
    () => showError(app.helpFailed, basics.checkConnection),
  )
}
