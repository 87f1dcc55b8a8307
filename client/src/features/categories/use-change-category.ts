import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { CategoryConflictBody } from '#shared/api.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { reasonOf } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'
import { categoryKeys } from './category-queries.ts'
import { updateCachedCategory, isStaleError, refetchCategory } from './category-cache.ts'
import { saveChanges } from './merge-changes.ts'

/** The fields of a category that its owner edits. */
export type CategoryDetails = Pick<Category, 'name' | 'description'>

export function detailsOf({ name, description }: CategoryDetails): CategoryDetails {
  return { name, description }
}

function categoryInConflict(error: unknown): Category | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  return (error.body as CategoryConflictBody).category
}

export interface CategoryEdit {
  /** As it was when the edit began. */
  base: Category
  mine: CategoryDetails
}

/** Saves a category's name and description; in a conflict, returns the other change instead. */
export function useUpdateCategory(categoryId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ base, mine }: CategoryEdit) =>
      saveChanges({
        base,
        detailsOf,
        mine,
        send: (body) => call('updateCategory', { params: { id: categoryId }, body }),
        theirsIn: categoryInConflict,
      }),
    onSuccess: (result, { base }) => {
      const current = 'saved' in result ? result.saved : result.theirs
      if (current === base) return
      updateCachedCategory(client, categoryId, { ...detailsOf(current), updatedAt: current.updatedAt })
      if ('saved' in result) toast({ title: 'Category updated', text: `“${current.name}” saved.` })
      void client.invalidateQueries({ queryKey: categoryKeys.all })
    },
    onError: (error) => {
      if (isStaleError(error)) refetchCategory(client, categoryId)
    },
  })
}

/** A 404 is a success: it is already deleted. */
async function ignoreNotFound(request: Promise<void>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** Removes a category from the user's list, on the server by `request`, and opens that list. */
function useRemoveCategory(
  { categoryId }: Category,
  request: () => Promise<void>,
  messages: { done: string; text: string; failed: string },
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => ignoreNotFound(request()),
    onSuccess: async () => {
      toast({ title: messages.done, text: messages.text })
      await navigate(paths.myCategories, { replace: true })
      // Updates the lists even if the refetch fails.
      client.setQueriesData<Category[]>({ queryKey: categoryKeys.mine('').slice(0, -1) }, (shown) =>
        shown?.filter((category) => category.categoryId !== categoryId),
      )
      void client.invalidateQueries({
        queryKey: categoryKeys.all,
        // Its own screen may still be there, and would ask for what is gone.
        predicate: ({ queryKey }) => !queryKey.includes(categoryId),
      })
    },
    onError: (error) => {
      toast({ title: messages.failed, text: reasonOf(error), destructive: true })
      if (isStaleError(error)) refetchCategory(client, categoryId)
    },
  })
}

/** Deletes a category and its items. */
export function useDeleteCategory(category: Category) {
  const request = () => call('deleteCategory', { params: { id: category.categoryId } })
  return useRemoveCategory(category, request, {
    done: 'Category deleted',
    text: `You deleted “${category.name}”.`,
    failed: 'Failed to delete category',
  })
}

/** Gives up the user's permission. */
export function useLeaveCategory(category: Category, userId: string) {
  const request = () => call('revokePermission', { params: { id: category.categoryId, userId } })
  return useRemoveCategory(category, request, {
    done: 'Removed from your list',
    text: `You left “${category.name}”.`,
    failed: 'Failed to leave category',
  })
}
