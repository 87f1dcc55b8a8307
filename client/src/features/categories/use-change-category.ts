import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { endpoints, type CategoryConflictBody } from '#shared/api.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { categoryKeys } from './category-queries.ts'
import { changeCategory, isOutOfDate, readAgain } from './category-cache.ts'
import { saveChanges } from './three-way.ts'

/** What an owner says of a category. */
export type CategoryWords = Pick<Category, 'name' | 'description'>

export function wordsOf({ name, description }: CategoryWords): CategoryWords {
  return { name, description }
}

function categoryInConflict(error: unknown): Category | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  return (error.body as CategoryConflictBody).category
}

export interface CategoryEdit {
  found: Category
  mine: CategoryWords
}

/** Renames or describes a category; what was made of the same words meanwhile comes back instead. */
export function useUpdateCategory(categoryId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ found, mine }: CategoryEdit) =>
      saveChanges({
        found,
        wordsOf,
        mine,
        send: (body) => call(endpoints.updateCategory, { params: { id: categoryId }, body }),
        theirsIn: categoryInConflict,
      }),
    onSuccess: (outcome, { found }) => {
      const stands = 'saved' in outcome ? outcome.saved : outcome.theirs
      if (stands === found) return
      changeCategory(client, categoryId, { ...wordsOf(stands), updatedAt: stands.updatedAt })
      if ('saved' in outcome) toast({ title: 'Category updated', text: `“${stands.name}” is saved.` })
      void client.invalidateQueries({ queryKey: categoryKeys.all })
    },
    onError: (error) => {
      if (isOutOfDate(error)) readAgain(client, categoryId)
    },
  })
}

/** What has gone already counts as gone. */
async function gone(doing: Promise<void>): Promise<void> {
  try {
    await doing
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** Ends what one has of a category, and leads to what one still has. */
function useEnding(
  { categoryId }: Category,
  end: () => Promise<void>,
  said: { done: string; text: string; failed: string },
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => gone(end()),
    onSuccess: async () => {
      toast({ title: said.done, text: said.text })
      await navigate(paths.myCategories, { replace: true })
      // Also where the lists cannot be read again.
      client.setQueriesData<Category[]>({ queryKey: categoryKeys.mine('').slice(0, -1) }, (shown) =>
        shown?.filter((category) => category.categoryId !== categoryId),
      )
      void client.invalidateQueries({ queryKey: categoryKeys.all })
    },
    onError: (error) => {
      toast({ title: said.failed, text: error.message, destructive: true })
      if (isOutOfDate(error)) readAgain(client, categoryId)
    },
  })
}

/** Deletes a category with its items. */
export function useDeleteCategory(category: Category) {
  const end = () => call(endpoints.deleteCategory, { params: { id: category.categoryId } })
  return useEnding(category, end, {
    done: 'Category deleted',
    text: `“${category.name}” has been deleted.`,
    failed: 'Failed to delete category',
  })
}

/** Gives up what one has been granted. */
export function useLeaveCategory(category: Category, userId: string) {
  const end = () => call(endpoints.revokePermission, { params: { id: category.categoryId, userId } })
  return useEnding(category, end, {
    done: 'Category left',
    text: `“${category.name}” is no longer among your categories.`,
    failed: 'Failed to leave category',
  })
}
