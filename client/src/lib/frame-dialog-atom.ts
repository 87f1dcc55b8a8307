import { atom } from 'jotai'

/** The app frame's dialog that is open, or opens once its code has loaded. */
export const frameDialogAtom = atom<'help' | 'languages' | 'log-out' | undefined>(undefined)
