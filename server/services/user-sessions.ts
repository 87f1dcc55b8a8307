import type { Connection } from 'mongoose'
import { SESSIONS_COLLECTION, SESSION_USER } from '../database/indexes.ts'

/** The sessions of one user, as connect-mongo stores them. */
export interface UserSessions {
  /** Ends them all, but for the one with this id. */
  end: (userId: string, exceptId?: string) => Promise<void>
}

export function createUserSessions({ connection }: { connection: Connection }): UserSessions {
  return {
    end: async (userId, exceptId) => {
      await connection
        .collection<{ _id: string }>(SESSIONS_COLLECTION)
        .deleteMany({ [SESSION_USER]: userId, ...(exceptId !== undefined && { _id: { $ne: exceptId } }) })
    },
  }
}
