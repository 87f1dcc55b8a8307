import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** 32 answers with the largest list of items; 1,000 of the largest page. */
const MAX_BYTES = 64 * 1024 * 1024
/** What is added within this time comes on top. */
const CHECK_MS = 500

export interface UnsentLimit {
  maxBytes?: number | undefined
  checkMs?: number | undefined
}

/**
 * Bounds what waits for clients that take their answers slowly, over all connections, WebSockets included. Above the limit the
 * connections with the most unsent bytes are cut. An answer that many share counts once for each.
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
  http.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.on('close', forget)
  })

  function check(): void {
    let total = 0
    for (const { writableLength } of connections) total += writableLength
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
