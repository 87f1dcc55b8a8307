import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Category } from '#shared/schemas/category.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { categorySharing } from '#messages/category-sharing.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { isolated } from '../../lib/isolated.ts'
import { paths } from '../../lib/paths.ts'
import { showFailure } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'
import { updateCachedCategory, refetchAll, refetchIfStale } from './category-cache.ts'
import { saveChanges } from './merge-changes.ts'

/** The fields of a category that its owner edits. */
export type CategoryDetails = Pick<Category, 'name' | 'description'>

export const detailsOf = ({ name, description }: CategoryDetails): CategoryDetails => ({ name, description })

/** Saves a category's name and description; in a conflict, returns the other change instead. */
export function useUpdateCategory(categoryId: string) {
  return useMutation({
    /** @param edit the category as it was when the edit began, and the new details */
    mutationFn: (edit: { base: Category; mine: CategoryDetails }) =>
      saveChanges({
        ...edit,
        detailsOf,
        send: (body) => call('updateCategory', { params: { id: categoryId }, body }),
        theirsIn: ({ category }) => category,
      }),
    onSuccess: (result, { base }) => {
      const current = 'saved' in result ? result.saved : result.theirs
      if (current === base) return
      updateCachedCategory(categoryId, { ...detailsOf(current), updatedAt: current.updatedAt })
      if ('saved' in result)
        toast({
          title: categoryDialogs.edit.saved,
          text: categoryDialogs.edit.savedText(isolated(current.name)),
        })
      refetchAll()
    },
    onError: (error) => refetchIfStale(categoryId, error),
  })
}

/** Copies a category to the user's own categories, and shows a toast with a link to the copy. */
export function useCopyCategory({ categoryId }: Category, onCopied: () => void) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call('copyCategory', { params: { id: categoryId } }),
    onSuccess: (copy) => {
      toast({
        title: categorySharing.copied,
        text: categorySharing.copiedText(isolated(copy.name)),
        action: { label: categorySharing.open, run: () => void navigate(paths.category(copy.categoryId)) },
      })
      onCopied()
      // Not only this user's lists: the page may not know yet that another user has signed in.
      refetchAll()
    },
    onError: (error) => {
      showFailure(categorySharing.copyFailed, error)
      // The user's rights have changed since the category was fetched.
      if (error instanceof ApiError) refetchAll()
    },
  })
}
