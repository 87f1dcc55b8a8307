import { atom } from 'jotai'
import type { SelfUser } from '#shared/schemas/user.ts'

/** Who is signed in. `unknown`: the server cannot be reached. The page retries, and users stay signed in. */
export type Session =
  | { status: 'loading' }
  | { status: 'unknown' }
  /** `isChosen`: the user logged out or closed the account. */
  | { status: 'signed-out'; isChosen?: true }
  | { status: 'signed-in'; user: SelfUser }

export const sessionAtom = atom<Session>({ status: 'loading' })

/** The id of the signed-in user; undefined for everyone else. */
export const userIdAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.status === 'signed-in' ? session.user.id : undefined
})
