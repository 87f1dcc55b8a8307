import type { UserDoc } from '../models/user.ts'
import type { CardStore } from './card-store.ts'
import type { UserSessions } from './user-sessions.ts'

export type Suspensions = ReturnType<typeof createSuspensions>

/** Keeps users out, and lets them in again. Each step may be repeated after a failure. */
export function createSuspensions({ model, users, events }: CardStore, sessions: UserSessions) {
  /** The open editors of co-hosts ask for their rights again. */
  async function tellCoHosts(userId: UserDoc['_id']): Promise<void> {
    const owned = await model.find({ userId, deletedAt: null }, { cardId: 1, coHostEpoch: 1 }).lean()
    for (const { cardId, coHostEpoch } of owned)
      if (coHostEpoch !== undefined) events.emit('card.editorRemoved', { cardId })
  }

  return {
    /** Ends all sessions and tokens of a user immediately, on every node, and makes their cards read-only, for co-hosts too. */
    suspend: async ({ _id }: Pick<UserDoc, '_id'>): Promise<void> => {
      await users.updateOne({ _id }, { $set: { suspendedAt: new Date() }, $inc: { sessionEpoch: 1 } })
      await model.updateMany({ userId: _id }, { $set: { frozen: true } })
      await sessions.remove(_id.toString())
      await tellCoHosts(_id)
    },

    /** Ends a suspension. The user logs in again. */
    reinstate: async ({ _id }: Pick<UserDoc, '_id'>): Promise<void> => {
      await model.updateMany({ userId: _id }, { $unset: { frozen: 1 } })
      await users.updateOne({ _id }, { $unset: { suspendedAt: 1 } })
      await tellCoHosts(_id)
    },
  }
}
