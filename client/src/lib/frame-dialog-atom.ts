import { atom } from 'jotai'

/** The dialog of the frame that is open, or opens once its code is loaded. */
export const frameDialogAtom = atom<'help' | 'languages' | 'log-out' | undefined>(undefined)
