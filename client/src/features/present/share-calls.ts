import { sessionAtom } from '../../lib/session-atom.ts'
import { store } from '../../lib/store.ts'
import { findCardClient, type CardClient } from '../../sync/card-clients.ts'
import { liveCardAtom } from '../../sync/card-store.ts'
import { restoreCardClient } from '../../sync/restore-client.ts'

/** The client that sends the calls of the card on the screen; undefined for someone who is not signed in. */
export async function clientForCalls(cardId: string): Promise<CardClient | undefined> {
  const { card } = store.get(liveCardAtom)
  const session = store.get(sessionAtom)
  if (card?.cardId !== cardId || session.status !== 'signed-in') return undefined
  return findCardClient(cardId) ?? restoreCardClient(card, session.user.id)
}
