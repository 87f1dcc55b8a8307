import { sessionAtom } from '../features/auth/atoms.ts'
import { STORAGE_KEYS, storedKeys } from '../lib/storage.ts'
import { store } from '../lib/store.ts'

/** Sends edits that were kept in this browser as soon as their author is known to be here; only then their code comes. */
export function followKeptEdits(): void {
  let resumed: string | undefined
  const look = () => {
    const session = store.get(sessionAtom)
    const userId = session.status === 'signed-in' ? session.user.id : undefined
    if (userId === resumed) return
    resumed = userId
    if (userId === undefined || storedKeys(STORAGE_KEYS.draft(userId, '')).length === 0) return
    import('../features/editor/resume-kept.ts').then(
      ({ resumeKept }) => resumeKept(userId),
      () => (resumed = undefined),
    )
  }
  store.sub(sessionAtom, look)
  look()
}
