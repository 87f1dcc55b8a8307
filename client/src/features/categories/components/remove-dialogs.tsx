import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Category } from '#shared/schemas/category.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { call } from '../../../lib/api-client.ts'
import { ignoreGone } from '../../../lib/lost-answers.ts'
import { isolated } from '../../../lib/isolated.ts'
import { paths } from '../../../lib/paths.ts'
import { deletedKey, queryClient } from '../../../lib/query-client.ts'
import { userIdAtom } from '../../../lib/session-atom.ts'
import { toast, type Toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { undoDeletion } from '../../card/undo-deletion.ts'
import { refetchIfStale } from '../category-cache.ts'
import { categoryKeys } from '../category-queries.ts'
import type { CategoryDialogProps } from './category-dialog.ts'

interface RemovalProps
  extends
    CategoryDialogProps,
    Pick<
      ComponentProps<typeof ConfirmDialog>,
      'title' | 'description' | 'answer' | 'pendingLabel' | 'failed'
    > {
  request: () => Promise<void>
  done: Toast
}

/** Asks for confirmation, removes a category from the user's list with `request`, and opens that list. */
function ConfirmRemoval({ category, onClose, request, done, ...question }: RemovalProps) {
  const { categoryId } = category
  const navigate = useNavigate()
  async function remove(close: () => void): Promise<void> {
    await ignoreGone(request()).catch((error: unknown) => {
      close()
      return refetchIfStale(categoryId)(error)
    })
    toast(done)
    await navigate(paths.myCategories, { replace: true })
    // Updates the lists even if the refetch fails.
    queryClient.setQueriesData<Category[]>({ queryKey: categoryKeys.mine('').slice(0, -1) }, (shown) =>
      shown?.filter((other) => other.categoryId !== categoryId),
    )
    void queryClient.invalidateQueries({ queryKey: deletedKey })
    void queryClient.invalidateQueries({
      queryKey: categoryKeys.all,
      // Except the category's own queries: its screen may still be mounted and would request the deleted category.
      predicate: ({ queryKey }) => !queryKey.includes(categoryId),
    })
  }
  return <ConfirmDialog {...question} danger onAnswer={remove} onCancel={onClose} />
}

/** Asks for confirmation before a category and its items are deleted. */
export function DeleteCategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { categoryId, itemCount } = category
  const name = isolated(category.name)
  const words = categoryDialogs.delete
  const navigate = useNavigate()
  return (
    <ConfirmRemoval
      category={category}
      onClose={onClose}
      title={words.title}
      description={itemCount > 0 ? words.warningWithItems(name, itemCount) : words.warning(name)}
      answer={words.delete}
      pendingLabel={appDialogs.deleting}
      request={() => call('deleteCategory', { params: { id: categoryId } })}
      done={{
        title: words.deleted,
        text: words.deletedText(name),
        action: undoDeletion('category', { id: categoryId, title: category.name }, navigate),
      }}
      failed={words.failed}
    />
  )
}

/** Asks for confirmation before the user gives up a permission, which only the owner can grant again. */
export default function LeaveDialog({ category, onClose }: CategoryDialogProps) {
  const userId = useAtomValue(userIdAtom) ?? ''
  const { categoryId, ownerName } = category
  const name = isolated(category.name)
  const words = categoryDialogs.leave
  return (
    <ConfirmRemoval
      category={category}
      onClose={onClose}
      title={words.title}
      description={words.warning(name, isolated(ownerName ?? ''))}
      answer={words.leave}
      pendingLabel={words.leaving}
      request={() => call('revokePermission', { params: { id: categoryId, userId } })}
      done={{ title: words.left, text: words.leftText(name) }}
      failed={words.failed}
    />
  )
}
