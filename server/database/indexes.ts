import type { Connection, mongo } from 'mongoose'
import { cardModel } from '../models/card.ts'
import { categoryModel } from '../models/category.ts'
import { categoryPermissionModel } from '../models/category-permission.ts'
import { contentItemModel } from '../models/content-item.ts'
import { googleSignUpModel } from '../models/google-sign-up.ts'
import { hiddenOwnerModel } from '../models/hidden-owner.ts'
import { recentPlayModel } from '../models/recent-play.ts'
import { userModel } from '../models/user.ts'
import { inStep } from './connection-failure.ts'

/** The collection of connect-mongo. */
export const SESSIONS_COLLECTION = 'sessions'
/** Path of the user's id in a stored session. */
export const SESSION_USER = 'session.passport.user'

const MODELS = [
  userModel,
  googleSignUpModel,
  cardModel,
  recentPlayModel,
  categoryModel,
  contentItemModel,
  categoryPermissionModel,
  hiddenOwnerModel,
] as const

/** Creates the missing indexes of all models and of the sessions. @throws StepError that names the index */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const modelOf of MODELS) {
    const { schema, collection } = modelOf(connection)
    for (const [fields, options] of schema.indexes())
      await inStep(`index ${collection.collectionName}.${Object.keys(fields).join('_')}`, () =>
        collection.createIndex(fields as mongo.IndexSpecification, options as mongo.CreateIndexesOptions),
      )
  }
  const sessions = connection.collection(SESSIONS_COLLECTION)
  await inStep(`index ${SESSIONS_COLLECTION}.expires`, () =>
    sessions.createIndex({ expires: 1 }, { expireAfterSeconds: 0, background: true }),
  )
  await inStep(`index ${SESSIONS_COLLECTION}.${SESSION_USER}`, () =>
    sessions.createIndex({ [SESSION_USER]: 1 }),
  )
}
