import { atom } from 'jotai'

/** The number of cards with unsent edits that a log-out would lose, while the user is asked to confirm; otherwise 0. */
export const logOutConfirmAtom = atom(0)
