import type { PermissionLevel } from '../product.ts'

/** How somebody stands to a category: by what they have been granted, where they are neither owner nor signed out. */
export type Role = 'guest' | 'user' | PermissionLevel | 'owner'

/**
 * What can be done with a category. see: also its items, and to make a card of it. manage: rename, describe, delete,
 * list people, grant and revoke.
 */
export type CategoryAction = 'see' | 'copy' | 'edit-items' | 'manage'

export type Permission = 'yes' | 'not-signed-in' | 'forbidden'

const ROLES: readonly Role[] = ['guest', 'user', 'view', 'copy', 'edit', 'owner']

/** The least that an action asks for (decisions.md, section 7); never: official categories are written by the seed only. */
const LEAST: Record<'official' | 'user', Record<CategoryAction, Role | 'never'>> = {
  official: { see: 'guest', copy: 'user', 'edit-items': 'never', manage: 'never' },
  user: { see: 'guest', copy: 'copy', 'edit-items': 'edit', manage: 'owner' },
}

/** Whether somebody may do something with a category, and if not, whether signing in could help. */
export function can(action: CategoryAction, type: 'official' | 'user', standing: Role): Permission {
  const least = LEAST[type][action]
  if (least !== 'never' && ROLES.indexOf(standing) >= ROLES.indexOf(least)) return 'yes'
  return standing === 'guest' ? 'not-signed-in' : 'forbidden'
}

/** How the reader of a category stands to it, by what the category's answer tells about them. */
export function roleOf(
  category: { isOwner: boolean; permission: PermissionLevel | null },
  isSignedIn: boolean,
): Role {
  if (category.isOwner) return 'owner'
  return isSignedIn ? (category.permission ?? 'user') : 'guest'
}
