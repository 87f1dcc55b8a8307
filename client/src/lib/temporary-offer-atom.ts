import { atom } from 'jotai'

/** How many temporary cards the app offers to save after a sign-in; 0 without an offer. */
export const temporaryOfferAtom = atom(0)
