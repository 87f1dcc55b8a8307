import type { NavigateFunction } from 'react-router-dom'
import { newCategoryId } from '#shared/ids.ts'
import type { Category } from '#shared/schemas/category.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { categorySharing } from '#messages/category-sharing.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { isolated } from '../../lib/isolated.ts'
import { once, orFound } from '../../lib/lost-answers.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { updateCachedCategory, refetchAll, refetchIfStale } from './category-cache.ts'
import { saveChanges, savedText } from './merge-changes.ts'

/** The fields of a category that its owner edits. */
type CategoryDetails = Pick<Category, 'name' | 'description'>

export const detailsOf = ({ name, description }: CategoryDetails): CategoryDetails => ({ name, description })

/**
 * Saves a category's name and description.
 * @param base the category as it was when the edit began
 */
export async function updateCategory(base: Category, edited: CategoryDetails): Promise<void> {
  const { categoryId } = base
  const result = await saveChanges({
    base,
    edited,
    detailsOf,
    send: (body) => call('updateCategory', { params: { id: categoryId }, body }),
    theirsIn: ({ category }) => category,
  }).catch(refetchIfStale(categoryId))
  if (result === undefined) return
  const { saved, replaced } = result
  updateCachedCategory(categoryId, { ...detailsOf(saved), updatedAt: saved.updatedAt })
  const { edit } = categoryDialogs
  const text = savedText([replaced.name, replaced.description], edit.savedText(isolated(saved.name)))
  toast({ title: edit.saved, text })
  refetchAll()
}

const copyOnce = (id: string): Promise<Category> =>
  once(['copy of', id], newCategoryId, (categoryId) =>
    orFound(call('copyCategory', { params: { id }, body: { categoryId } }), ({ category }) => category),
  )

/** Copies a category to the user's own categories, and shows a toast with a link to the copy. */
export async function copyCategory({ categoryId }: Category, navigate: NavigateFunction): Promise<void> {
  try {
    const copy = await copyOnce(categoryId)
    toast({
      title: categorySharing.copied,
      text: categorySharing.copiedText(isolated(copy.name)),
      action: { label: basics.open, run: () => void navigate(paths.category(copy.categoryId)) },
    })
  } catch (error) {
    // The user's rights have changed since the category was fetched.
    if (error instanceof ApiError) refetchAll()
    throw error
  }
  // Refetch the lists of all users: the page may not know yet that another user has signed in.
  refetchAll()
}
