import { atom } from 'jotai'

/** Whether the help dialog is open. */
export const helpAtom = atom(false)
