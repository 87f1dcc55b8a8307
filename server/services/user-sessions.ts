import type { Connection } from 'mongoose'
import { SESSIONS_COLLECTION, SESSION_USER } from '../database/indexes.ts'

export type UserSessions = ReturnType<typeof createUserSessions>

/** The sessions of a user, as connect-mongo stores them. */
export function createUserSessions({ connection }: { connection: Connection }) {
  return {
    /** Ends all sessions of a user, except the one with the id `exceptId`. */
    end: async (userId: string, exceptId?: string): Promise<void> => {
      await connection
        .collection<{ _id: string }>(SESSIONS_COLLECTION)
        .deleteMany({ [SESSION_USER]: userId, ...(exceptId !== undefined && { _id: { $ne: exceptId } }) })
    },
  }
}
