import type { Socket } from 'socket.io-client'
import type { ClientEvents, ServerEvents } from '#shared/events.ts'

export type LiveSocket = Socket<ServerEvents, ClientEvents>

/** After a restart of the server everybody comes back at a moment of their own between half of this and one and a half times it. */
const RECONNECT_DELAY_MS = 1000
const RECONNECT_DELAY_MAX_MS = 5000
const RECONNECT_JITTER = 0.5
const CONNECT_TIMEOUT_MS = 10_000
/** Going from one screen of a card to another keeps the connection. */
const IDLE_DISCONNECT_MS = 5000

let opening: Promise<LiveSocket> | undefined
let users = 0

async function open(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client')
  return io({
    transports: ['websocket'],
    reconnectionDelay: RECONNECT_DELAY_MS,
    reconnectionDelayMax: RECONNECT_DELAY_MAX_MS,
    randomizationFactor: RECONNECT_JITTER,
    timeout: CONNECT_TIMEOUT_MS,
  })
}

/** The page's one socket, made at the first call. Rejects when its code cannot be loaded; the next call tries again. */
export async function borrowSocket(): Promise<LiveSocket> {
  users++
  try {
    opening ??= open()
    const socket = await opening
    if (socket.disconnected && !socket.active) socket.connect()
    return socket
  } catch (error) {
    users--
    opening = undefined
    throw error
  }
}

/** To be called once for each socket borrowed. The connection of a socket that nobody needs any more is closed. */
export function returnSocket(socket: LiveSocket): void {
  users--
  setTimeout(() => {
    if (users === 0) socket.disconnect()
  }, IDLE_DISCONNECT_MS)
}

/** Tries at once, instead of waiting out the pause between two attempts. */
export function reconnectNow(socket: LiveSocket): void {
  if (socket.connected) return
  socket.disconnect()
  socket.connect()
}
