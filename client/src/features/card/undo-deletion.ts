import { basics } from '#messages/basics.ts'
import { showError } from '../../lib/toast.ts'
import type { Deleted, Kind } from './deleted.ts'

/**
 * Returns the Undo action of the toast after a deletion. Its code loads when the action is pressed, which needs the
 * network anyway.
 */
export const undoDeletion = (kind: Kind, deleted: Deleted, open: (path: string) => unknown) => ({
  label: basics.undo,
  run: () =>
    void import('./deleted.ts').then(
      ({ restoreDeleted }) => restoreDeleted(kind, deleted, open),
      () => showError(basics.error, basics.unreachable),
    ),
})
