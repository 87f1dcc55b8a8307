import { atom } from 'jotai'

/** The dialog of the frame that is open. */
export const frameDialogAtom = atom<'help' | 'languages' | undefined>(undefined)
