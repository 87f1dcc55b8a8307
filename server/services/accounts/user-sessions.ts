import type { Connection } from 'mongoose'
import { SESSIONS_COLLECTION, SESSION_USER_PATH } from '../../database/indexes.ts'

interface StoredSession {
  _id: string
  /** 30 days after the last use. */
  expires: Date
}

/** The number of sessions that a user can have: each successful login leaves one for 30 days. */
const SESSIONS_PER_USER = 50

export type UserSessions = ReturnType<typeof createUserSessions>

/**
 * The sessions of a user, as connect-mongo stores them. The user's epoch ends a session for good; deleting it
 * here only takes it out of the database.
 */
export function createUserSessions({ connection }: { connection: Connection }) {
  const sessions = connection.collection<StoredSession>(SESSIONS_COLLECTION)

  return {
    /** Deletes a user's least recently used sessions, beyond the `SESSIONS_PER_USER` newest. */
    removeOldest: async (userId: string): Promise<void> => {
      const stored = await sessions
        .find({ [SESSION_USER_PATH]: userId })
        .project<StoredSession>({ expires: 1 })
        .toArray()
      if (stored.length <= SESSIONS_PER_USER) return
      const oldest = stored
        .sort((one, other) => other.expires.getTime() - one.expires.getTime())
        .slice(SESSIONS_PER_USER)
        .map(({ _id }) => _id)
      await sessions.deleteMany({ _id: { $in: oldest } })
    },

    /** Deletes all sessions of a user, except the one with the id `exceptId`. */
    remove: async (userId: string, exceptId?: string): Promise<void> => {
      await sessions.deleteMany({
        [SESSION_USER_PATH]: userId,
        ...(exceptId !== undefined && { _id: { $ne: exceptId } }),
      })
    },
  }
}
