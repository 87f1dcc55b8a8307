import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { reasonOf } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'
import { categoryKeys } from './category-queries.ts'

/** Copies a category to the user's own categories, and shows a toast with a link to the copy. */
export function useCopyCategory({ categoryId }: Category, onCopied: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call('copyCategory', { params: { id: categoryId } }),
    onSuccess: (copy) => {
      toast({
        title: 'Category copied',
        text: `“${copy.name}” is now in My Categories.`,
        action: { label: 'Open', run: () => void navigate(paths.category(copy.categoryId)) },
      })
      onCopied()
      // Not only this user's lists: the page may not know yet that another user has signed in.
      void client.invalidateQueries({ queryKey: categoryKeys.all })
    },
    onError: (error) => {
      toast({
        title: 'Failed to copy category',
        text: reasonOf(error),
        destructive: true,
      })
      // The user's rights have changed since the category was fetched.
      if (error instanceof ApiError) void client.invalidateQueries({ queryKey: categoryKeys.all })
    },
  })
}
