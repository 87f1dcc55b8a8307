import { lazy, Suspense, useState } from 'react'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import type { Session } from '../../../lib/session-atom.ts'
import type { HeadAction } from './category-head.tsx'

const AddContentDialog = lazy(() => import('./add-content-dialog.tsx'))
const EditItemDialog = lazy(() => import('./edit-item-dialog.tsx'))
const EditCategoryDialog = lazy(() => import('./edit-category-dialog.tsx'))
const LeaveDialog = lazy(() => import('./remove-dialogs.tsx'))
const ShareDialog = lazy(() => import('./share-dialog.tsx'))
const UseDialog = lazy(() => import('./use-dialog.tsx'))

/** The open dialog of a category's screen. */
export type OpenDialog = { name: HeadAction | 'add' } | { name: 'edit-item'; item: ContentItem }

interface CategoryDialogsProps {
  category: Category
  session: Session
  dialog: OpenDialog | undefined
  onOpen: (dialog: OpenDialog | undefined) => void
}

/** The dialogs of a category's screen; each loads when it is opened. */
export function CategoryDialogs({ category, session, dialog, onOpen }: CategoryDialogsProps) {
  const close = () => onOpen(undefined)
  const shared = { category, session, onClose: close }
  // Once opened, this dialog stays mounted when it is closed, to keep its input.
  const isAdding = dialog?.name === 'add'
  const [hasAdd, setHasAdd] = useState(false)
  if (isAdding && !hasAdd) setHasAdd(true)
  return (
    <Suspense>
      {dialog?.name === 'use' && <UseDialog {...shared} />}
      {dialog?.name === 'share' && <ShareDialog {...shared} />}
      {hasAdd && <AddContentDialog category={category} open={isAdding} onClose={close} />}
      {dialog?.name === 'edit' && <EditCategoryDialog category={category} onClose={close} />}
      {dialog?.name === 'edit-item' && (
        <EditItemDialog categoryId={category.categoryId} item={dialog.item} onClose={close} />
      )}
      {dialog?.name === 'leave' && session.status === 'signed-in' && (
        <LeaveDialog category={category} userId={session.user.id} onClose={close} />
      )}
    </Suspense>
  )
}
