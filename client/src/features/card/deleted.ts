import type { TrashEntry } from '#shared/contract/answers.ts'
import { basics } from '#messages/basics.ts'
import { trash } from '#messages/trash.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { isolated } from '../../lib/isolated.ts'
import { paths } from '../../lib/paths.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showFailure } from '../../lib/show-refusal.ts'
import { toast, type Toast } from '../../lib/toast.ts'
import { fetchRights } from '../../sync/receive/card-requests.ts'

export type Kind = 'card' | 'category'

export const CALLS = {
  card: {
    list: 'listDeletedCards',
    restore: 'restoreCard',
    deleteForGood: 'deleteCardForGood',
    read: fetchRights,
    pathOf: paths.play,
  },
  category: {
    list: 'listDeletedCategories',
    restore: 'restoreCategory',
    deleteForGood: 'deleteCategoryForGood',
    read: (id: string) => call('getCategory', { params: { id } }),
    pathOf: paths.category,
  },
} as const

/** A card or category that its owner deleted. */
export type Deleted = Pick<TrashEntry, 'id' | 'title'>

export const nameOf = ({ title }: Deleted): string => title || basics.untitled

const isUnknown = (error: unknown) => error instanceof ApiError && error.code === 'not-found'

/** Restores or deletes something. If an earlier request whose response was lost has already done that, succeeds too. */
async function change(name: 'restore' | 'deleteForGood', kind: Kind, id: string): Promise<void> {
  const calls = CALLS[kind]
  try {
    await call(calls[name], { params: { id } })
  } catch (error) {
    if (!isUnknown(error)) throw error
    const failure: unknown = await calls.read(id).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (name === 'restore' ? failure : !isUnknown(failure)) throw error
  }
}

/** Shows a toast with the result of a change, and reloads all lists. */
async function showResult(changed: Promise<void>, done: Toast, failed: string): Promise<void> {
  await changed.then(
    () => toast(done),
    (error: unknown) => showFailure(failed, error),
  )
  // Even after a failure, as another tab may have made the change. Other lists contain what was restored.
  await queryClient.invalidateQueries()
}

/** Restores a deleted card or category. The toast links to it. */
export function restoreDeleted(kind: Kind, deleted: Deleted, open: (path: string) => unknown): Promise<void> {
  const { id } = deleted
  const done = {
    title: trash.restored,
    text: trash.restoredText[kind](isolated(nameOf(deleted))),
    action: { label: basics.open, run: () => void open(CALLS[kind].pathOf(id)) },
  }
  return showResult(change('restore', kind, id), done, trash.restoreFailed)
}

export function deleteForGood(kind: Kind, deleted: Deleted): Promise<void> {
  const done = { title: trash.forGoodDone, text: trash.forGoodDoneText(isolated(nameOf(deleted))) }
  return showResult(change('deleteForGood', kind, deleted.id), done, trash.forGoodFailed)
}
