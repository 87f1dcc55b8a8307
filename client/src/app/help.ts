import { atom } from 'jotai'
import { store } from '../lib/store.ts'
import { toast } from '../lib/toast.ts'

/** Whether the help dialog is open. */
export const helpAtom = atom(false)

export const loadHelp = () => import('./help-dialog.tsx')

/** Opens the help dialog when its code is there, and says so when it does not come. */
export function openHelp(): void {
  loadHelp().then(
    () => store.set(helpAtom, true),
    () => toast({ title: 'Help is not here yet', text: 'The server cannot be reached.', destructive: true }),
  )
}
