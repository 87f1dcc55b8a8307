import { SESSIONS_COLLECTION, SESSION_USER_PATH } from '#server/database/indexes.ts'
import { userModel, type UserDoc } from '#server/models/user.ts'
import type { TestApp } from '#tests/support/app.ts'

interface StoredSession {
  /** The session id, which the cookie contains with a signature. */
  _id: string
  expires: Date
  lastModified: Date
}

/** The stored accounts, read directly from the database. */
export const users = (app: Pick<TestApp, 'database'>) => userModel(app.database.connection)
export const sessions = (app: Pick<TestApp, 'database'>) =>
  app.database.connection.collection<StoredSession>(SESSIONS_COLLECTION)

/** Sets fields of a user's session, which has to exist. */
export async function changeSession(
  app: Pick<TestApp, 'database'>,
  userId: string,
  fields: object,
): Promise<void> {
  const mine = { [SESSION_USER_PATH]: userId }
  const { session } = (await sessions(app).findOne(mine)) as unknown as { session: object }
  await sessions(app).updateOne(mine, { $set: { session: { ...session, ...fields } } })
}

export async function countOfUsers(app: TestApp): Promise<number> {
  return users(app).countDocuments({})
}

export async function countOfSessions(app: TestApp): Promise<number> {
  return sessions(app).countDocuments({})
}

export async function storedUser(app: TestApp, id: string): Promise<UserDoc> {
  const doc = await users(app).findById(id).lean()
  if (!doc) throw new Error(`No user ${id} is stored`)
  return doc
}

/** Returns the session id in a cookie's value, `s:ID.SIGNATURE`. */
export function sessionIdOf(cookie: string | undefined): string {
  const id = /^s:([^.]+)\./.exec(decodeURIComponent(cookie ?? ''))?.[1]
  if (id === undefined) throw new Error(`${cookie} is no signed session id`)
  return id
}
