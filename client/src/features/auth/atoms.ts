import { atom } from 'jotai'
import type { SelfUser } from '#shared/schemas/user.ts'

/**
 * Who is signed in, as far as this page knows. `unknown`: the server could not be asked (offline); nobody is signed out
 * by that, and it is asked again.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SelfUser }

export const sessionAtom = atom<Session>({ status: 'loading' })

/** How many cards have edits that logging out would lose, while somebody is asked about it; 0 otherwise. */
export const logOutConfirmAtom = atom(0)

/** How many temporary cards somebody who has just signed in is offered to save; 0 when nobody is asked. */
export const temporaryOfferAtom = atom(0)
