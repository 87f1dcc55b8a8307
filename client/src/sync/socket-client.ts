import type { Socket } from 'socket.io-client'
import type { ClientEvents, ServerEvents } from '#shared/events.ts'

export type LiveSocket = Socket<ServerEvents, ClientEvents>

/** After a server restart clients reconnect at random between half of this and 1.5 times it. */
const RECONNECT_DELAY_MS = 1000
const RECONNECT_DELAY_MAX_MS = 5000
const RECONNECT_JITTER = 0.5
const CONNECT_TIMEOUT_MS = 10_000
/** Navigation between screens of a card keeps the connection. */
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

/** The page's one socket, created by the first call. Rejects when its code fails to load; the next call retries. */
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

/** Call it once per borrowed socket. The connection closes when no borrower is left. */
export function returnSocket(socket: LiveSocket): void {
  users--
  setTimeout(() => {
    if (users === 0) socket.disconnect()
  }, IDLE_DISCONNECT_MS)
}

/** Reconnects at once instead of after the delay. */
export function reconnectNow(socket: LiveSocket): void {
  if (socket.connected) return
  socket.disconnect()
  socket.connect()
}
