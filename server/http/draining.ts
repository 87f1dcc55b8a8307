import type { Server, ServerResponse } from 'node:http'

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
  const running = new Set<ServerResponse>()
  let ending = false

  function closeAfter(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  http.prependListener('request', (request, response) => {
    if (request.socket.destroyed) return
    running.add(response)
    response.once('close', () => running.delete(response))
    if (ending) closeAfter(response)
  })

  return {
    begin: () => {
      ending = true
      // Browsers would otherwise keep their connections open, and the server would wait for them.
      for (const response of running) closeAfter(response)
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
