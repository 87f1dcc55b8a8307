import { notifyManager, type QueryClient } from '@tanstack/react-query'
import type { HiddenCategory } from '#shared/contract/answers.ts'
import type { Category } from '#shared/schemas/category.ts'
import { announce } from '../../lib/announce.ts'
import { call } from '../../lib/api-client.ts'
import { reasonOf } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'
import { categoryKeys } from './category-queries.ts'

interface CachedLists {
  listed: (shown: Category[]) => Category[]
  hidden: (shown: HiddenCategory[]) => HiddenCategory[]
}

/** Applies a change that the server has stored to the user's cached lists immediately. */
async function updateCachedLists(client: QueryClient, userId: string, change: CachedLists): Promise<void> {
  const [listed, hidden] = [categoryKeys.mine(userId), categoryKeys.hidden(userId)]
  // A response that is older than the change would undo it on the screen.
  await Promise.all([listed, hidden].map((queryKey) => client.cancelQueries({ queryKey })))
  // Rendered together, so that the section which has both lists never disappears in between.
  notifyManager.batch(() => {
    client.setQueryData<HiddenCategory[]>(hidden, (shown) => change.hidden(shown ?? []))
    client.setQueryData<Category[]>(listed, (shown) => shown && change.listed(shown))
  })
}

/** Also for what the user hid or brought back together with it, and after a failure: the category may be gone. */
function refetchLists(client: QueryClient, userId: string): void {
  for (const queryKey of [categoryKeys.mine(userId), categoryKeys.hidden(userId)])
    void client.invalidateQueries({ queryKey })
}

function without<C extends { categoryId: string }>(shown: readonly C[], categoryId: string): C[] {
  return shown.filter((category) => category.categoryId !== categoryId)
}

/**
 * Hides a category that another user shares from the user's lists; with `allOfOwner` everything that this one shares. A toast
 * offers Undo, or says what failed.
 */
export async function hideCategory(
  client: QueryClient,
  userId: string,
  { categoryId, name, ownerName }: Category,
  allOfOwner: boolean,
): Promise<void> {
  const hidden: HiddenCategory = {
    categoryId,
    name,
    ownerName,
    hidden: allOfOwner ? 'owner' : 'category',
  }
  try {
    await call('hideCategory', { params: { id: categoryId }, body: { allOfOwner } })
    await updateCachedLists(client, userId, {
      listed: (shown) => without(shown, categoryId),
      hidden: (shown) => [hidden, ...without(shown, categoryId)],
    })
    toast({
      title: allOfOwner ? 'Categories hidden' : 'Category hidden',
      text: allOfOwner
        ? `You won't see what ${ownerName} shares with you.`
        : `“${name}” is out of your list. The link still opens it.`,
      action: { label: 'Undo', run: () => void unhideCategory(client, userId, hidden) },
    })
  } catch (error) {
    toast({ title: "Couldn't hide it", text: reasonOf(error), destructive: true })
  }
  refetchLists(client, userId)
}

/** Brings a hidden category back, and if its owner is hidden, everything that this one shares. A toast says what failed. */
export async function unhideCategory(
  client: QueryClient,
  userId: string,
  { categoryId, name, ownerName, hidden }: HiddenCategory,
): Promise<void> {
  try {
    await call('unhideCategory', { params: { id: categoryId } })
    await updateCachedLists(client, userId, {
      listed: (shown) => shown,
      hidden: (shown) => without(shown, categoryId),
    })
    announce(
      hidden === 'owner'
        ? `You'll see what ${ownerName} shares with you again.`
        : `“${name}” is back in your list.`,
    )
  } catch (error) {
    toast({ title: "Couldn't unhide it", text: reasonOf(error), destructive: true })
  }
  refetchLists(client, userId)
}
