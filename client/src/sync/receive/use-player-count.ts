import { atom, useAtomValue, type PrimitiveAtom } from 'jotai'
import { borrowSocket, returnSocket, subscribeToRoom } from '../socket-client.ts'

type Count = number | undefined

/** Subscribes to a card's player count. @returns an unsubscribe function */
function subscribe(cardId: string, set: (count: number) => void): () => void {
  let leave: (() => void) | undefined
  let isStopped = false
  const start = async () => {
    const socket = await borrowSocket()
    if (isStopped) return returnSocket(socket)
    leave = subscribeToRoom(socket, cardId, {
      connect: () => socket.emit('card:join', { cardId, as: 'edit' }, () => undefined),
      'card:players': (payload) => {
        if (payload.cardId === cardId) set(payload.count)
      },
    })
  }
  start().catch(() => undefined)
  return () => {
    isStopped = true
    leave?.()
  }
}

/** One atom per card, so that two parts of a page that show the same count share one subscription. */
const counts = new Map<string, PrimitiveAtom<Count>>()
const noCount = atom<Count>(undefined)

function countOf(cardId: string): PrimitiveAtom<Count> {
  const known = counts.get(cardId)
  if (known) return known
  const count = atom<Count>(undefined)
  count.onMount = (set) => {
    const leave = subscribe(cardId, set)
    return () => {
      counts.delete(cardId)
      leave()
    }
  }
  counts.set(cardId, count)
  return count
}

/** Returns the number of players of a card that is not on the screen; undefined until the server responds, or without a socket. */
export function usePlayerCount(cardId: string | undefined): number | undefined {
  return useAtomValue(cardId === undefined ? noCount : countOf(cardId))
}
