import type { PermissionLevel } from '../product.ts'

/** A person's role in a category: a granted level, unless they are the owner, a user without a grant, or a guest. */
export type Role = 'guest' | 'user' | PermissionLevel | 'owner'

/**
 * see: read the category and its items, and make a card from it. manage: rename, describe, delete, list people, grant
 * and revoke.
 */
export type CategoryAction = 'see' | 'copy' | 'edit-items' | 'manage'

export type Permission = 'yes' | 'not-signed-in' | 'forbidden'

const ROLES: readonly Role[] = ['guest', 'user', 'view', 'copy', 'edit', 'owner']

/** The lowest role that may do an action. `never`: only the seed writes official categories. */
const MIN_ROLE: Record<'official' | 'user', Record<CategoryAction, Role | 'never'>> = {
  official: { see: 'guest', copy: 'user', 'edit-items': 'never', manage: 'never' },
  user: { see: 'guest', copy: 'copy', 'edit-items': 'edit', manage: 'owner' },
}

/** `not-signed-in` means that signing in could help. */
export function can(action: CategoryAction, type: 'official' | 'user', role: Role): Permission {
  const minRole = MIN_ROLE[type][action]
  if (minRole !== 'never' && ROLES.indexOf(role) >= ROLES.indexOf(minRole)) return 'yes'
  return role === 'guest' ? 'not-signed-in' : 'forbidden'
}

/** The reader's role, from the category's response. */
export function roleOf(
  category: { isOwner: boolean; permission: PermissionLevel | null },
  isSignedIn: boolean,
): Role {
  if (category.isOwner) return 'owner'
  return isSignedIn ? (category.permission ?? 'user') : 'guest'
}
