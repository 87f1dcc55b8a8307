import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { onNewConnection } from './other-protocols.ts'

/** 32 answers with the largest list of items; 1,000 of the largest page. */
const MAX_BYTES = 64 * 1024 * 1024
/** Interval between checks; writes within it may exceed the limit. */
const CHECK_MS = 500

export interface UnsentLimit {
  maxBytes?: number | undefined
  checkMs?: number | undefined
}

/**
 * Bounds the bytes that wait for slow readers, over all connections, WebSockets included. Above the limit the
 * connections with the most unsent bytes are cut. An answer that many share counts once for each.
 *
 * A connection that takes nothing is cut after the server's time-out. Node lets the first one pass when any
 * byte was taken since the answer was written, which is always so: waiting bytes get half of it twice.
 * @param onCut called for each
 */
export function limitUnsentBytes(
  http: Server,
  { maxBytes = MAX_BYTES, checkMs = CHECK_MS }: UnsentLimit,
  onCut: () => void,
): void {
  const connections = new Set<Socket>()
  /** One for all connections: each would keep its own. */
  function forget(this: Socket): void {
    connections.delete(this)
  }
  onNewConnection(http, (socket) => {
    connections.add(socket)
    socket.on('close', forget)
  })

  function check(): void {
    let total = 0
    for (const socket of connections) {
      total += socket.writableLength
      // Not a WebSocket, which has none.
      if (socket.writableLength > 0 && socket.timeout === http.timeout) socket.setTimeout(http.timeout / 2)
    }
    if (total <= maxBytes) return
    const largestFirst = [...connections].sort((one, other) => other.writableLength - one.writableLength)
    for (const socket of largestFirst) {
      if (total <= maxBytes) return
      total -= socket.writableLength
      socket.destroy()
      onCut()
    }
  }

  let timer: NodeJS.Timeout | undefined
  http.on('listening', () => {
    timer = setInterval(check, checkMs).unref()
  })
  http.on('close', () => clearInterval(timer))
}
