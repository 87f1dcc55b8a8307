import { atom } from 'jotai'

/** The number of cards with unsent edits that a log-out would lose, while the user is asked to confirm; otherwise 0. */
export const logOutConfirmAtom = atom(0)

/** The number of temporary cards that a user who has just signed in is offered to save; 0 while there is no offer. */
export const temporaryOfferAtom = atom(0)
