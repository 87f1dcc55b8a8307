import { Copy, Eye, Pencil, type LucideIcon } from 'lucide-react'
import type { PermissionLevel } from '#shared/product.ts'
import { can, roleOf } from '#shared/rules/access.ts'
import type { Category } from '#shared/schemas/category.ts'
import type { Session } from '../../lib/session-atom.ts'

export const LEVEL_ICONS: Record<PermissionLevel, LucideIcon> = { view: Eye, copy: Copy, edit: Pencil }

/** The user's rights on a category, as far as this page knows: it may have been fetched under an earlier session. */
export function getRights(category: Category, session: Session) {
  const role = session.status === 'signed-in' ? roleOf(category, true) : 'guest'
  const may = (action: Parameters<typeof can>[0]) => can(action, category.type, role) === 'yes'
  return {
    editItems: may('edit-items'),
    manage: may('manage'),
    copy: may('copy'),
    /** The share dialog offers the copy too, so all who may copy can open it. */
    share: category.type === 'official' || may('copy'),
    /** Give up a permission that was granted to the user. */
    leave: role === category.permission,
  }
}

export type Rights = ReturnType<typeof getRights>
