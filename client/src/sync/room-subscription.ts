import type { ServerEvents } from '#shared/events.ts'
import { returnSocket, type LiveSocket } from './socket-client.ts'

export interface RoomListeners extends Partial<ServerEvents> {
  /** Joins the room. Called immediately if the socket is open, and on every later connection. */
  connect: () => void
  disconnect?: () => void
  connect_error?: () => void
}

/**
 * Adds listeners for one card to a borrowed socket.
 * @returns removes them, leaves the room and returns the socket
 */
export function subscribeToRoom(socket: LiveSocket, cardId: string, listeners: RoomListeners): () => void {
  const entries = Object.entries(listeners) as [keyof ServerEvents, () => void][]
  for (const [event, listener] of entries) socket.on(event, listener)
  if (socket.connected) listeners.connect()
  return () => {
    for (const [event, listener] of entries) socket.off(event, listener)
    if (socket.connected) socket.emit('card:leave', { cardId }, () => undefined)
    returnSocket(socket)
  }
}
