// The choices that categories have. Separate from `product.ts`, whose lists every player loads.

/** The types of items; `other` by default. */
export const CONTENT_TYPES = ['fact', 'action', 'scenario', 'quote', 'other'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]
export const DEFAULT_CONTENT_TYPE: ContentType = 'other'

/** The levels at which a category can be shared. Each includes the ones before it. */
export const PERMISSION_LEVELS = ['view', 'copy', 'edit'] as const
export type PermissionLevel = (typeof PERMISSION_LEVELS)[number]
export const DEFAULT_PERMISSION_LEVEL: PermissionLevel = 'view'

/** Why a category shared with a user is missing from their list: they have hidden it, or everything that its owner shares. */
export const HIDING_REASONS = ['category', 'owner'] as const
