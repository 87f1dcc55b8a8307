import { cardEditPayload, cardJoinPayload, cardLeavePayload } from '#shared/events.ts'
import type { EditorCounts } from './editor-counts.ts'
import { leaveCard, type JoinCard } from './joins.ts'
import { parsed, Refusal, type Handlers } from './listen.ts'
import { editorsOf, roomOf } from './rooms.ts'

/** Joining, editing and leaving cards (LIV-8): the only events a client may send. */
export function cardHandlers(join: JoinCard, editors: Pick<EditorCounts, 'add'>): Handlers {
  return {
    'card:join': parsed(cardJoinPayload, join),

    'card:edit': parsed(cardEditPayload, async (socket, { cardId, host }) => {
      if (!socket.rooms.has(roomOf(cardId))) throw new Refusal('invalid', 'Join the card first.')
      if (host === null) await socket.leave(editorsOf(cardId))
      else if (editors.add(socket, cardId, host)) await socket.join(editorsOf(cardId))
      return {}
    }),

    'card:leave': parsed(cardLeavePayload, async (socket, { cardId }) => {
      await leaveCard(socket, cardId)
      return {}
    }),
  }
}
