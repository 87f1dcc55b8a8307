import { atom } from 'jotai'
import type { SelfUser } from '#shared/schemas/user.ts'

/** Who is signed in. `unknown`: the server cannot be reached; it is asked again, and no user is signed out. */
export type Session =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SelfUser }

export const sessionAtom = atom<Session>({ status: 'loading' })

/** The number of cards with unsent edits that a log-out would lose, while the user is asked to confirm; otherwise 0. */
export const logOutConfirmAtom = atom(0)

/** The number of temporary cards that a user who has just signed in is offered to save; 0 while there is no offer. */
export const temporaryOfferAtom = atom(0)
