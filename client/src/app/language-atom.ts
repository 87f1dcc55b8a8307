import { atom } from 'jotai'

/** Whether the dialog to choose a language is open. */
export const languageAtom = atom(false)
