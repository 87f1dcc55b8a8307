import type { Connection, mongo } from 'mongoose'
import { accessTokenModel } from '../models/access-token.ts'
import { adminLogModel } from '../models/admin-log.ts'
import { cardModel } from '../models/card.ts'
import { cardVersionModel } from '../models/card-version.ts'
import { categoryModel } from '../models/category.ts'
import { categoryPermissionModel } from '../models/category-permission.ts'
import { coHostModel } from '../models/co-host.ts'
import { contentItemModel } from '../models/content-item.ts'
import { googleSignUpModel } from '../models/google-sign-up.ts'
import { hiddenOwnerModel } from '../models/hidden-owner.ts'
import { invitationModel } from '../models/invitation.ts'
import { joinCodeModel } from '../models/join-code.ts'
import { recentPlayModel } from '../models/recent-play.ts'
import { reportModel } from '../models/report.ts'
import { takenDownCardModel, takenDownCategoryModel } from '../models/taken-down.ts'
import { userModel } from '../models/user.ts'
import { inStep } from './connection-failure.ts'

/** The collection of connect-mongo. */
export const SESSIONS_COLLECTION = 'sessions'
/** Path of the user's id in a stored session. */
export const SESSION_USER = 'session.passport.user'

const MODELS = [
  userModel,
  googleSignUpModel,
  accessTokenModel,
  cardModel,
  cardVersionModel,
  coHostModel,
  recentPlayModel,
  categoryModel,
  contentItemModel,
  categoryPermissionModel,
  hiddenOwnerModel,
  joinCodeModel,
  invitationModel,
  reportModel,
  takenDownCardModel,
  takenDownCategoryModel,
  adminLogModel,
] as const

/** An index as it is created. */
type IndexSpec = mongo.IndexDescription & { key: Record<string, unknown> }

/** With one command: every start waits for it. Where it fails, one by one, to name the index. @throws StepError */
async function createAll(connection: Connection, name: string, specs: IndexSpec[]): Promise<void> {
  const collection = connection.collection(name)
  try {
    await collection.createIndexes(specs)
  } catch {
    for (const { key, ...options } of specs)
      await inStep(`index ${name}.${Object.keys(key).join('_')}`, () => collection.createIndex(key, options))
  }
}

/** Creates the missing indexes of all models and of the sessions. @throws StepError that names the index */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const modelOf of MODELS) {
    const { schema, collection } = modelOf(connection)
    const specs = schema.indexes().map(([key, options]) => ({ key, ...options }) as IndexSpec)
    await createAll(connection, collection.collectionName, specs)
  }
  await createAll(connection, SESSIONS_COLLECTION, [
    { key: { expires: 1 }, expireAfterSeconds: 0, background: true },
    { key: { [SESSION_USER]: 1 } },
  ])
}
