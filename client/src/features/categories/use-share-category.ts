import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { endpoints } from '#shared/api.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { categoryKeys } from './category-queries.ts'

/**
 * Copies a category to one's own ones; the toast leads to the copy.
 * @param onCopied once it is there
 */
export function useCopyCategory({ categoryId }: Category, onCopied: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    // Offline it fails and says so, rather than happen some time later.
    mutationFn: () => call(endpoints.copyCategory, { params: { id: categoryId } }),
    onSuccess: (copy) => {
      toast({
        title: 'Category copied',
        text: `“${copy.name}” is now among your categories.`,
        action: { label: 'Open', run: () => void navigate(paths.category(copy.categoryId)) },
      })
      onCopied()
      // The lists of My Categories; whose, the answer knows better than this page.
      void client.invalidateQueries({ queryKey: categoryKeys.all })
    },
    onError: (error) => {
      toast({
        title: 'Failed to copy category',
        text: error.message || 'An unknown error occurred',
        destructive: true,
      })
      // What one may do with it has changed since the page was read.
      if (error instanceof ApiError) void client.invalidateQueries({ queryKey: categoryKeys.all })
    },
  })
}
