import type { HiddenCategory } from '#shared/contract/answers.ts'
import type { Category } from '#shared/schemas/category.ts'
import { categoryLists } from '#messages/category-lists.ts'
import { basics } from '#messages/basics.ts'
import { announce } from '../../lib/announce.ts'
import { call } from '../../lib/api-client.ts'
import { isolated } from '../../lib/isolated.ts'
import { queryClient, updateCached } from '../../lib/query-client.ts'
import { showFailure } from '../../lib/show-refusal.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { userIdAtom } from '../../lib/session-atom.ts'
import { categoryKeys } from './category-queries.ts'

/** Returns the cache keys of the signed-in user's lists. */
function listKeys() {
  const userId = store.get(userIdAtom) ?? ''
  return [categoryKeys.mine(userId), categoryKeys.hidden(userId)] as const
}

/** Refetches the lists: others may have been hidden or unhidden too or, after a failure, the category may be gone. */
function refetchLists(): void {
  for (const queryKey of listKeys()) void queryClient.invalidateQueries({ queryKey })
}

/**
 * Hides a category that another user shares from the user's lists or, with `allOfOwner`, everything that its owner
 * shares. A toast offers Undo, or reports the failure.
 */
export async function hideCategory(
  { categoryId, name, ownerName }: Category,
  allOfOwner: boolean,
): Promise<void> {
  const hidden = { categoryId, name, ownerName, hidden: allOfOwner ? 'owner' : 'category' } as const
  try {
    await call('hideCategory', { params: { id: categoryId }, body: { allOfOwner } })
    const [mineKey, hiddenKey] = listKeys()
    // Added to one list before it is removed from the other, so that the section with both never disappears in between.
    await updateCached<HiddenCategory[]>(hiddenKey, (shown) => [hidden, ...shown])
    await updateCached<Category[]>(mineKey, (shown) =>
      shown.filter((other) => other.categoryId !== categoryId),
    )
    toast({
      title: allOfOwner ? categoryLists.allHidden : categoryLists.hidden,
      text: allOfOwner
        ? categoryLists.allHiddenText(isolated(ownerName ?? ''))
        : categoryLists.hiddenText(isolated(name)),
      action: { label: basics.undo, run: () => void unhideCategory(hidden) },
    })
  } catch (error) {
    showFailure(categoryLists.hideFailed, error)
  }
  refetchLists()
}

/** Unhides a category or, if its owner is hidden, everything that the owner shares. A toast reports a failure. */
export async function unhideCategory(category: HiddenCategory): Promise<void> {
  const { categoryId, name, ownerName, hidden } = category
  try {
    await call('unhideCategory', { params: { id: categoryId } })
    await updateCached<HiddenCategory[]>(listKeys()[1], (shown) =>
      shown.filter((other) => other.categoryId !== categoryId),
    )
    announce(hidden === 'owner' ? categoryLists.allUnhidden(ownerName ?? '') : categoryLists.unhidden(name))
  } catch (error) {
    showFailure(categoryLists.unhideFailed, error)
  }
  refetchLists()
}
