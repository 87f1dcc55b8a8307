import type { UserDoc } from '../../models/user.ts'
import type { CardStore } from '../cards/card-store.ts'
import { coHostedCardsOf } from '../cards/co-hosts.ts'
import type { UserSessions } from '../accounts/user-sessions.ts'

/**
 * Keeps a user out: ends all sessions and tokens immediately, on every node, and makes the user's cards read-only, for co-hosts too.
 * Or lets them log in again. May be repeated after a failure.
 */
export async function setSuspended(
  store: CardStore,
  sessions: UserSessions,
  { user: { _id }, isSuspended }: { user: Pick<UserDoc, '_id'>; isSuspended: boolean },
): Promise<void> {
  const { cards, users, events } = store
  const access = { $set: { suspendedAt: new Date() }, $inc: { sessionEpoch: 1 } }
  await users.updateOne({ _id }, isSuspended ? access : { $unset: { suspendedAt: 1 } })
  await cards.updateMany(
    { userId: _id },
    isSuspended ? { $set: { frozen: true } } : { $unset: { frozen: 1 } },
  )
  if (isSuspended) await sessions.remove(_id.toString())
  // The open editors of co-hosts ask for their rights again.
  for (const cardId of await coHostedCardsOf(store, _id)) events.emit('card.editorRemoved', { cardId })
}
