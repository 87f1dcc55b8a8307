import type { Connection } from 'mongoose'
import { accessTokenModel } from './access-token.ts'
import { adminLogModel } from './admin-log.ts'
import { cardModel } from './card.ts'
import { cardVersionModel } from './card-version.ts'
import { categoryModel } from './category.ts'
import { categoryPermissionModel } from './category-permission.ts'
import { coHostModel } from './co-host.ts'
import { contentItemModel } from './content-item.ts'
import { hiddenOwnerModel } from './hidden-owner.ts'
import { invitationModel } from './invitation.ts'
import { joinCodeModel } from './join-code.ts'
import { recentPlayModel } from './recent-play.ts'
import { reportModel } from './report.ts'
import { takenDownCardModel, takenDownCategoryModel } from './taken-down.ts'
import { trashModel } from './trash.ts'
import { userModel } from './user.ts'

/**
 * Returns the models on a connection, by the names that services use. Models that others refer to come first: a copy
 * reads them in reverse.
 */
export const modelsOf = (connection: Connection) => ({
  users: userModel(connection),
  categories: categoryModel(connection),
  cards: cardModel(connection),
  items: contentItemModel(connection),
  hiddenOwners: hiddenOwnerModel(connection),
  permissions: categoryPermissionModel(connection),
  versions: cardVersionModel(connection),
  coHosts: coHostModel(connection),
  adminLog: adminLogModel(connection),
  trash: trashModel(connection),
  takenDownCategories: takenDownCategoryModel(connection),
  takenDownCards: takenDownCardModel(connection),
  reports: reportModel(connection),
  joinCodes: joinCodeModel(connection),
  plays: recentPlayModel(connection),
  tokens: accessTokenModel(connection),
  invitations: invitationModel(connection),
})

export type Models = ReturnType<typeof modelsOf>
