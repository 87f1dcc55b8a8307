import type { Connection } from 'mongoose'
import { accessTokenModel } from './access-token.ts'
import { adminLogModel } from './admin-log.ts'
import { cardModel } from './card.ts'
import { cardVersionModel } from './card-version.ts'
import { categoryModel } from './category.ts'
import { categoryPermissionModel } from './category-permission.ts'
import { coHostModel } from './co-host.ts'
import { contentItemModel } from './content-item.ts'
import { googleSignUpModel } from './google-sign-up.ts'
import { hiddenOwnerModel } from './hidden-owner.ts'
import { invitationModel } from './invitation.ts'
import { joinCodeModel } from './join-code.ts'
import { recentPlayModel } from './recent-play.ts'
import { reportModel } from './report.ts'
import { takenDownCardModel, takenDownCategoryModel } from './taken-down.ts'
import { userModel } from './user.ts'

/** The models on a connection, by the names that services call them. */
export const modelsOf = (connection: Connection) => ({
  users: userModel(connection),
  signUps: googleSignUpModel(connection),
  tokens: accessTokenModel(connection),
  cards: cardModel(connection),
  versions: cardVersionModel(connection),
  coHosts: coHostModel(connection),
  plays: recentPlayModel(connection),
  categories: categoryModel(connection),
  items: contentItemModel(connection),
  permissions: categoryPermissionModel(connection),
  hiddenOwners: hiddenOwnerModel(connection),
  joinCodes: joinCodeModel(connection),
  invitations: invitationModel(connection),
  reports: reportModel(connection),
  takenDownCards: takenDownCardModel(connection),
  takenDownCategories: takenDownCategoryModel(connection),
  adminLog: adminLogModel(connection),
})

export type Models = ReturnType<typeof modelsOf>
