import { useAtomValue } from 'jotai'
import { can, roleOf } from '#shared/rules/access.ts'
import type { Category } from '#shared/schemas/category.ts'
import { userIdAtom } from '../../lib/session-atom.ts'

/** Returns the user's rights on a category, which may have been fetched in an earlier session. */
export function useRights(category: Category) {
  const role = useAtomValue(userIdAtom) === undefined ? 'guest' : roleOf(category, true)
  const may = (action: Parameters<typeof can>[0]) => can(action, category.type, role) === 'yes'
  return {
    editItems: may('edit-items'),
    manage: may('manage'),
    copy: may('copy'),
    /** Everyone who may copy can open the share dialog, because it also offers to make a copy. */
    share: category.type === 'official' || may('copy'),
    /** Whether the user can give up a permission that was granted to them. */
    leave: role === category.permission,
  }
}
