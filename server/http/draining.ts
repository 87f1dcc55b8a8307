import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long requests in flight may take. */
const DRAIN_MS = 5000

export interface Draining {
  /** From now on every response closes its connection, also those in flight. */
  begin: () => void
  /** Stops accepting connections and resolves when all are closed; hanging ones are cut after 5 s. */
  close: () => Promise<void>
}

/** Closes `http` without cutting requests in flight. Call it after Socket.IO is attached, because that moves all listeners. */
export function drainable(http: Server): Draining {
  /** By connection: the responses that wait for an earlier one on it never close when it is cut. */
  const running = new Map<Socket, Set<ServerResponse>>()
  let ending = false

  function closeAfter(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  http.on('connection', (socket: Socket) => {
    running.set(socket, new Set())
    socket.once('close', () => running.delete(socket))
  })
  http.prependListener('request', (request, response) => {
    const responses = running.get(request.socket)
    responses?.add(response)
    response.once('close', () => responses?.delete(response))
    if (ending) closeAfter(response)
  })

  return {
    begin: () => {
      ending = true
      // Browsers would otherwise keep their connections open, and the server would wait for them.
      for (const responses of running.values()) for (const response of responses) closeAfter(response)
    },
    close: async () => {
      const drained = new Promise<void>((resolve) => http.close(() => resolve()))
      http.closeIdleConnections()
      const cut = setTimeout(() => http.closeAllConnections(), DRAIN_MS)
      await drained
      clearTimeout(cut)
    },
  }
}
