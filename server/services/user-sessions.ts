import type { Connection } from 'mongoose'
import { SESSIONS_COLLECTION, SESSION_USER } from '../database/indexes.ts'

export type UserSessions = ReturnType<typeof createUserSessions>

/**
 * The sessions of a user, as connect-mongo stores them. What ends a session for good is the user's epoch; deleting it here only
 * takes it out of the database.
 */
export function createUserSessions({ connection }: { connection: Connection }) {
  return {
    /** Deletes all sessions of a user, except the one with the id `exceptId`. */
    remove: async (userId: string, exceptId?: string): Promise<void> => {
      await connection
        .collection<{ _id: string }>(SESSIONS_COLLECTION)
        .deleteMany({ [SESSION_USER]: userId, ...(exceptId !== undefined && { _id: { $ne: exceptId } }) })
    },
  }
}
