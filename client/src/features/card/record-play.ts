import { endpoints } from '#shared/api.ts'
import { call } from '../../lib/api-client.ts'
import { store } from '../../lib/store.ts'
import { sessionAtom } from '../auth/atoms.ts'

/**
 * Tells the server, once and as soon as somebody is signed in, that this card is played here. That it failed is nobody's
 * concern: the list of cards played recently lacks one then.
 * @returns stops waiting for somebody to sign in
 */
export function recordPlay(cardId: string): () => void {
  const note = () => {
    if (store.get(sessionAtom).status !== 'signed-in') return
    stop()
    call(endpoints.recordPlay, { body: { cardId } }).catch(() => undefined)
  }
  const stop = store.sub(sessionAtom, note)
  note()
  return stop
}
