// The choices that accounts have. Separate from `product.ts`, whose lists every player loads.

/** The fifteen icons of the specification and `robot` (lucide's `bot`). */
export const PROFILE_ICONS = [
  'cat',
  'dog',
  'fish',
  'gamepad-2',
  'gem',
  'palette',
  'paw-print',
  'pizza',
  'plane',
  'rabbit',
  'rocket',
  'robot',
  'snail',
  'sprout',
  'tree-palm',
  'turtle',
] as const
export type ProfileIcon = (typeof PROFILE_ICONS)[number]
/** Stored if a registration names no icon. The registration form preselects `REGISTRATION_ICON`. */
export const DEFAULT_PROFILE_ICON: ProfileIcon = 'rocket'
export const REGISTRATION_ICON: ProfileIcon = 'robot'

/**
 * The scopes of an access token. `cards:write` includes `cards:read`.
 */
export const TOKEN_SCOPES = ['cards:read', 'cards:write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]
/** For how many days a new access token is valid. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const
export type TokenDays = (typeof TOKEN_DAYS)[number]
export const DEFAULT_TOKEN_DAYS: TokenDays = 90
export const TOKEN_NAME_MAX_LENGTH = 50
export const TOKENS_PER_USER = 10

/** What an admin can do with a card, a category or an account. `dismiss` closes a report without changing what was reported. */
export const ADMIN_ACTS = ['take-down', 'restore', 'dismiss', 'suspend', 'reinstate', 'delete'] as const
export type AdminAct = (typeof ADMIN_ACTS)[number]
export const ADMIN_REASON_MAX_LENGTH = 500
