import type { PermissionLevel } from '../category-choices.ts'

/** A person's role in a category: the level they were granted, or owner, user without a grant, or guest. */
export type Role = 'guest' | 'user' | PermissionLevel | 'owner'

/**
 * see: read the category and its items, and create a card from it. manage: rename, describe, delete, list people, grant
 * and revoke.
 */
export type CategoryAction = 'see' | 'copy' | 'edit-items' | 'manage'

/** A person's role in a card. Co-hosts of a card without an owner count as users, because no one may change it. */
export type CardRole = 'guest' | 'user' | 'co-host' | 'owner'

/** edit: change the card and start new rounds. manage: delete it, and invite, list and remove co-hosts. */
export type CardAction = 'see' | 'edit' | 'manage'

/** `not-signed-in` means that signing in could help. */
export type Permission = 'yes' | 'not-signed-in' | 'forbidden'

const ROLES: readonly Role[] = ['guest', 'user', 'view', 'copy', 'edit', 'owner']

/** The lowest role that may perform an action. `never`: only the seed writes official categories. */
const MIN_ROLE: Record<'official' | 'user', Record<CategoryAction, Role | 'never'>> = {
  official: { see: 'guest', copy: 'user', 'edit-items': 'never', manage: 'never' },
  user: { see: 'guest', copy: 'copy', 'edit-items': 'edit', manage: 'owner' },
}

const CARD_ROLES: readonly CardRole[] = ['guest', 'user', 'co-host', 'owner']

/** The lowest role that may perform an action on a card (docs/security.md). */
const MIN_CARD_ROLE: Record<CardAction, CardRole> = { see: 'guest', edit: 'co-host', manage: 'owner' }

const permissionOf = (role: Role | CardRole, isEnough: boolean): Permission =>
  isEnough ? 'yes' : role === 'guest' ? 'not-signed-in' : 'forbidden'

export function can(action: CategoryAction, type: 'official' | 'user', role: Role): Permission {
  const minRole = MIN_ROLE[type][action]
  return permissionOf(role, minRole !== 'never' && ROLES.indexOf(role) >= ROLES.indexOf(minRole))
}

export function canWithCard(action: CardAction, role: CardRole): Permission {
  return permissionOf(role, CARD_ROLES.indexOf(role) >= CARD_ROLES.indexOf(MIN_CARD_ROLE[action]))
}

/** Returns the reader's role, from the response for a category. */
export function roleOf(
  category: { isOwner: boolean; permission: PermissionLevel | null },
  isSignedIn: boolean,
): Role {
  if (category.isOwner) return 'owner'
  return isSignedIn ? (category.permission ?? 'user') : 'guest'
}
