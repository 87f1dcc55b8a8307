import { useAtomValue } from 'jotai'
import { can, roleOf } from '#shared/rules/access.ts'
import type { Category } from '#shared/schemas/category.ts'
import { userIdAtom } from '../../lib/session-atom.ts'

/** The user's rights on a category, as far as this page knows: it may have been fetched under an earlier session. */
export function useRights(category: Category) {
  const role = useAtomValue(userIdAtom) === undefined ? 'guest' : roleOf(category, true)
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
