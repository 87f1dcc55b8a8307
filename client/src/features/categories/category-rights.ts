import { can, roleOf, type Role } from '#shared/rules/access.ts'
import type { Category } from '#shared/schemas/category.ts'
import type { Session } from '../../lib/session-atom.ts'

/** The user's rights on a category, as far as this page knows. */
export interface Rights {
  editItems: boolean
  manage: boolean
  /** The share dialog offers the copy too, so all who may copy can open it. */
  share: boolean
  /** Give up a permission that was granted to the user. */
  leave: boolean
}

/** The user's role in a category. The category may have been fetched under an earlier session. */
export function getRole(category: Category, session: Session): Role {
  return session.status === 'signed-in' ? roleOf(category, true) : 'guest'
}

export function getRights(category: Category, session: Session): Rights {
  const role = getRole(category, session)
  const may = (action: Parameters<typeof can>[0]) => can(action, category.type, role) === 'yes'
  return {
    editItems: may('edit-items'),
    manage: may('manage'),
    share: category.type === 'official' || may('copy'),
    leave: role === category.permission,
  }
}
