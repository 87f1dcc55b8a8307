import { call } from '../../lib/api-client.ts'
import { store } from '../../lib/store.ts'
import { sessionAtom } from '../../lib/session-atom.ts'

/**
 * Adds a card to the user's recent plays, once, as soon as a user is signed in. A failure is ignored: the
 * list then lacks this play.
 * @returns stops waiting for the sign-in
 */
export function recordPlay(cardId: string): () => void {
  const record = () => {
    if (store.get(sessionAtom).status !== 'signed-in') return
    stop()
    call('recordPlay', { body: { cardId } }).catch(() => undefined)
  }
  const stop = store.sub(sessionAtom, record)
  record()
  return stop
}
