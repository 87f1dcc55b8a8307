import type { Permission } from './access.ts'

/** A person's role in a card. Co-hosts of a card whose owner is gone are users: no one may change it. */
export type CardRole = 'guest' | 'user' | 'co-host' | 'owner'

/** edit: change it and begin new rounds. manage: delete it, invite, list and remove co-hosts. */
export type CardAction = 'see' | 'edit' | 'manage'

const ROLES: readonly CardRole[] = ['guest', 'user', 'co-host', 'owner']

/** The lowest role that may do an action (docs/security.md). */
const MIN_ROLE: Record<CardAction, CardRole> = { see: 'guest', edit: 'co-host', manage: 'owner' }

/** `not-signed-in` means that signing in could help. */
export function canWithCard(action: CardAction, role: CardRole): Permission {
  if (ROLES.indexOf(role) >= ROLES.indexOf(MIN_ROLE[action])) return 'yes'
  return role === 'guest' ? 'not-signed-in' : 'forbidden'
}
