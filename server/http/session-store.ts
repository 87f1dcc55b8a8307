import MongoStore from 'connect-mongo'
import type { SessionData } from 'express-session'
import type { Database } from '../database/connect.ts'
import { SESSIONS_COLLECTION } from '../database/indexes.ts'
import { createSharedReads, type SharedRead } from '../services/shared-reads.ts'

/** A session as connect-mongo stores it. */
interface StoredSession {
  _id: string
  session: SessionData
  expires: Date
  lastModified: Date
}

/** Sessions are written back when their last write is older. */
const TOUCH_AFTER_S = 60 * 60

/**
 * connect-mongo's store. Each call reads its session, so that one that has ended anywhere is refused
 * immediately; calls of one moment share the command.
 */
export class SessionStore extends MongoStore {
  readonly #read: SharedRead<StoredSession>

  constructor({ connection, firstUp }: Pick<Database, 'connection' | 'firstUp'>) {
    super({
      clientPromise: firstUp.then(() => connection.getClient()),
      collectionName: SESSIONS_COLLECTION,
      // connect-mongo creates its TTL index once and caches a failure, so server/database/indexes.ts creates it.
      autoRemove: 'disabled',
      stringify: false,
      touchAfter: TOUCH_AFTER_S,
    })
    const sessions = connection.collection<StoredSession>(SESSIONS_COLLECTION)
    this.#read = createSharedReads(async (ids) => {
      const stored = await sessions.find({ _id: { $in: ids } }).toArray()
      return new Map(stored.map((session) => [session._id, session]))
    })
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.#read(id).then(
      (stored) => done(null, stored && stored.expires > new Date() ? ownCopyOf(stored) : null),
      (error: unknown) => done(error),
    )
  }
}

/** Calls change their session. `lastModified` tells `touch` when to write. */
function ownCopyOf({ session, lastModified }: StoredSession): SessionData {
  return Object.assign(structuredClone(session), { lastModified })
}
