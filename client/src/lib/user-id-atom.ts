import { atom } from 'jotai'
import { sessionAtom } from './session-atom.ts'

/** The id of the signed-in user; undefined for everyone else. */
export const userIdAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.status === 'signed-in' ? session.user.id : undefined
})
