import { lists } from '#messages/lists.ts'
import type { ListText } from '#shared/rules/lists/reading.ts'
import { isolated } from '../isolated.ts'
import { showError } from '../toast.ts'
import { ListRefusal } from './list-refusal.ts'

/** Reads a chosen or dropped file, or shows why it cannot be read. */
export async function openListFile(file: File, onList: (list: ListText) => unknown): Promise<void> {
  try {
    const { readListFile } = await import('./read-list-file.ts')
    await onList(await readListFile(file))
  } catch (error) {
    const message = error instanceof ListRefusal ? error.message : lists.unreadable
    showError(lists.notRead(isolated(file.name)), message)
  }
}
