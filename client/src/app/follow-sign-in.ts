import { sessionAtom, temporaryOfferAtom, type Session } from '../features/auth/atoms.ts'
import { STORAGE_KEYS, storedKeys } from '../lib/storage.ts'
import { store } from '../lib/store.ts'

/** Sends edits that were kept in this browser; their code comes only where there are any. */
function resendWhenNeeded(userId: string): void {
  if (storedKeys(STORAGE_KEYS.unsentEdits(userId, '')).length === 0) return
  import('../features/editor/resend-unsent-edits.ts').then(
    ({ resendUnsentEdits }) => resendUnsentEdits(userId),
    // Offline: they stay, and go the next time.
    () => undefined,
  )
}

/** What follows when it turns out who is here: at the start of a page, and when somebody signs in on it. */
export function followSignIn(): void {
  let before: Session = { status: 'loading' }
  const look = () => {
    const session = store.get(sessionAtom)
    const came = session.status === 'signed-in' && before.status !== 'signed-in'
    if (came) {
      resendWhenNeeded(session.user.id)
      if (before.status === 'signed-out')
        store.set(temporaryOfferAtom, storedKeys(STORAGE_KEYS.temporaryCard('')).length)
    }
    before = session
  }
  store.sub(sessionAtom, look)
  look()
}
