import { useEffect, useState } from 'react'
import { borrowSocket, returnSocket, type LiveSocket } from '../../lib/socket-client.ts'

/** How many play a card that is not on the screen; undefined while it is not known, as without a socket. */
export function usePlayerCount(cardId: string | undefined): number | undefined {
  const [told, setTold] = useState<{ cardId: string; count: number }>()
  useEffect(() => {
    if (cardId === undefined) return
    let socket: LiveSocket | undefined
    let left = false
    const join = () => socket?.emit('card:join', { cardId, as: 'edit' }, () => undefined)
    const hear = (players: { cardId: string; count: number }) => {
      if (players.cardId === cardId) setTold(players)
    }
    borrowSocket().then(
      (borrowed) => {
        if (left) return returnSocket(borrowed)
        socket = borrowed
        socket.on('card:players', hear)
        socket.on('connect', join)
        if (socket.connected) join()
      },
      () => undefined,
    )
    return () => {
      left = true
      if (!socket) return
      socket.off('card:players', hear)
      socket.off('connect', join)
      if (socket.connected) socket.emit('card:leave', { cardId }, () => undefined)
      returnSocket(socket)
    }
  }, [cardId])
  return told?.cardId === cardId ? told?.count : undefined
}
