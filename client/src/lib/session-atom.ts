import { atom } from 'jotai'
import type { SelfUser } from '#shared/schemas/user.ts'

/** Who is signed in. `unknown`: the server cannot be reached; it is asked again, and users stay signed in. */
export type Session =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SelfUser }

export const sessionAtom = atom<Session>({ status: 'loading' })
