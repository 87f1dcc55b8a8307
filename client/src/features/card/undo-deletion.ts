import { basics } from '#messages/basics.ts'
import { showError } from '../../lib/toast.ts'
import type { Deleted, Kind } from './deleted.ts'

/** The action of the toast after a deletion. Its code is loaded by the press, which needs the network anyway. */
export const undoDeletion = (kind: Kind, deleted: Deleted, open: (path: string) => unknown) => ({
  label: basics.undo,
  run: () =>
    void import('./deleted.ts').then(
      ({ restoreDeleted }) => restoreDeleted(kind, deleted, open),
      () => showError(basics.error, basics.unreachable),
    ),
})
