import type { Socket } from 'socket.io-client'
import type { ServerEvents } from '#shared/contract/socket.ts'
import type { ClientEvents } from '#shared/events.ts'

export type LiveSocket = Socket<ServerEvents, ClientEvents>

/** Clients reconnect at random after 0.5 to 1.5 times `reconnectionDelay`. Times are ms. */
export const CONNECTION_OPTIONS = {
  transports: ['websocket'],
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 10_000,
}
/** Long enough to keep the connection while the user moves between screens of a card. */
const IDLE_DISCONNECT_MS = 5000

let opening: Promise<LiveSocket> | undefined
let users = 0
let opened: LiveSocket | undefined

/** Whether the page's socket is connected, which shows that the network works even if HTTP calls fail. */
export const isSocketOpen = (): boolean => opened?.connected ?? false

/** Calls back whenever the page's socket opens, if it has one. @returns an unsubscribe function */
export function onSocketOpen(callback: () => void): () => void {
  const socket = opened
  socket?.on('connect', callback)
  return () => socket?.off('connect', callback)
}

/**
 * Closes the connection when the page enters the back/forward cache. Chromium would keep it open without reading from it, and the page
 * would count as a player until a ping times out, up to 45 s later. When a page is discarded, closing is left to the browser:
 * closing a connection that is still opening logs an error in the console.
 */
function closeWhenUnused(socket: LiveSocket): LiveSocket {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) socket.disconnect()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && users > 0) socket.connect()
  })
  return socket
}

/**
 * Returns the page's only socket, which the first call creates. Rejects if its code fails to load; another call retries.
 */
export async function borrowSocket(): Promise<LiveSocket> {
  users++
  try {
    opening ??= import('socket.io-client').then(({ io }) => closeWhenUnused(io(CONNECTION_OPTIONS)))
    const socket = await opening
    opened = socket
    if (socket.disconnected && !socket.active) socket.connect()
    return socket
  } catch (error) {
    users--
    opening = undefined
    throw error
  }
}

/** Gives a borrowed socket back. Call it once per borrow. The connection closes when no borrower is left. */
export function returnSocket(socket: LiveSocket): void {
  users--
  setTimeout(() => {
    if (users === 0) socket.disconnect()
  }, IDLE_DISCONNECT_MS)
}

interface RoomListeners extends Partial<ServerEvents> {
  /** Joins the room. Called immediately if the socket is open, and again on every new connection. */
  connect: () => void
  disconnect?: () => void
  connect_error?: () => void
}

/**
 * Adds listeners for one card to a borrowed socket.
 * @returns a function that removes them, leaves the room and gives the socket back
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
