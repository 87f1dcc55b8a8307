import { atom } from 'jotai'

/** The number of temporary cards that a user who has just signed in is offered to save; 0 without an offer. */
export const temporaryOfferAtom = atom(0)
