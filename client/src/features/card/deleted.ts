import type { DeletedThing } from '#shared/contract/answers.ts'
import { basics } from '#messages/basics.ts'
import { trash } from '#messages/trash.ts'
import { call } from '../../lib/api-client.ts'
import { isolated } from '../../lib/isolated.ts'
import { paths } from '../../lib/paths.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showFailure } from '../../lib/show-refusal.ts'
import { toast, type Toast } from '../../lib/toast.ts'

export type Kind = 'card' | 'category'

export const CALLS = {
  card: {
    list: 'listDeletedCards',
    restore: 'restoreCard',
    deleteForGood: 'deleteCardForGood',
    pathOf: paths.play,
  },
  category: {
    list: 'listDeletedCategories',
    restore: 'restoreCategory',
    deleteForGood: 'deleteCategoryForGood',
    pathOf: paths.category,
  },
} as const

/** What its owner deleted. */
export type Deleted = Pick<DeletedThing, 'id' | 'title'>

export const nameOf = ({ title }: Deleted): string => title || basics.untitled

/** Tells how a change of what is deleted ended. */
async function tell(change: Promise<unknown>, done: Toast, failed: string): Promise<void> {
  await change.then(
    () => toast(done),
    (error: unknown) => showFailure(failed, error),
  )
  // Also after a failure, as another tab may have made it; and what is restored is back in other lists.
  await queryClient.invalidateQueries()
}

/** Makes a deleted card or category live again. The toast leads to it. */
export function restoreDeleted(kind: Kind, deleted: Deleted, open: (path: string) => unknown): Promise<void> {
  const { id } = deleted
  const { restore, pathOf } = CALLS[kind]
  const done = {
    title: trash.restored,
    text: trash.restoredText(isolated(nameOf(deleted))),
    action: { label: trash.open, run: () => void open(pathOf(id)) },
  }
  return tell(call(restore, { params: { id } }), done, trash.restoreFailed)
}

export function deleteForGood(kind: Kind, deleted: Deleted): Promise<void> {
  const done = { title: trash.forGoodDone, text: trash.forGoodDoneText(isolated(nameOf(deleted))) }
  return tell(call(CALLS[kind].deleteForGood, { params: { id: deleted.id } }), done, trash.forGoodFailed)
}
