import { standingOf, type Standing } from '#shared/rules/access.ts'
import type { Category } from '#shared/schemas/category.ts'
import type { Session } from '../auth/atoms.ts'

/** How this page's reader stands to a category that may have been read while somebody else, or nobody, was signed in. */
export function standingIn(category: Category, session: Session): Standing {
  return session.status === 'signed-in' ? standingOf(category, true) : 'guest'
}
