import { basics } from '#messages/basics.ts'
import { showError } from '../../lib/toast.ts'
import type { Deleted, Kind } from './deleted.ts'

/** Returns the Undo action of a deletion's toast. Its code is loaded on demand, as it needs the network anyway. */
export const undoDeletion = (kind: Kind, deleted: Deleted, open: (path: string) => unknown) => ({
  label: basics.undo,
  run: () =>
    void import('./deleted.ts').then(
      ({ restoreDeleted }) => restoreDeleted(kind, deleted, open),
      () => showError(basics.error, basics.unreachable),
    ),
})
