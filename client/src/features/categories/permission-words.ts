import type { PermissionLevel } from '#shared/product.ts'

/** What each level lets people do, beyond what the link lets everybody do (decisions.md, section 7). */
export const LEVELS: readonly { value: PermissionLevel; label: string; means: string }[] = [
  { value: 'view', label: 'View', means: 'it is in their list' },
  { value: 'copy', label: 'Copy', means: 'they may also make a copy of their own' },
  { value: 'edit', label: 'Edit', means: 'they may also add, change and delete items' },
]
