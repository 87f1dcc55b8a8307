import { roleOf, type Role } from '#shared/rules/access.ts'
import type { Category } from '#shared/schemas/category.ts'
import type { Session } from '../auth/atoms.ts'

/** How this page's reader stands to a category that may have been read while somebody else, or nobody, was signed in. */
export function roleIn(category: Category, session: Session): Role {
  return session.status === 'signed-in' ? roleOf(category, true) : 'guest'
}
