import { useEffect, useState } from 'react'
import { borrowSocket, returnSocket, subscribeToRoom } from './socket-client.ts'

/**
 * The players of a card that is not on the screen; undefined until the server answers, or without a socket.
 */
export function usePlayerCount(cardId: string | undefined): number | undefined {
  const [players, setPlayers] = useState<{ cardId: string; count: number }>()
  useEffect(() => {
    if (cardId === undefined) return
    let leave: (() => void) | undefined
    let isStopped = false
    const subscribe = async () => {
      const socket = await borrowSocket()
      if (isStopped) return returnSocket(socket)
      leave = subscribeToRoom(socket, cardId, {
        connect: () => socket.emit('card:join', { cardId, as: 'edit' }, () => undefined),
        'card:players': (payload) => {
          if (payload.cardId === cardId) setPlayers(payload)
        },
      })
    }
    subscribe().catch(() => undefined)
    return () => {
      isStopped = true
      leave?.()
    }
  }, [cardId])
  return players?.cardId === cardId ? players?.count : undefined
}
