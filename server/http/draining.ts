import type { Server, ServerResponse } from 'node:http'

/** How long requests in flight may still take. */
const DRAIN_MS = 5000

/** Closes `http` without cutting requests in flight. */
export function drainable(http: Server) {
  const running = new Set<ServerResponse>()
  let ending = false
  let closed = Promise.resolve()

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
    /** Stops accepting connections. From now on every response closes its connection, including those in flight. */
    begin: (): void => {
      ending = true
      // Before players are disconnected: a proxy that is refused immediately sends them to another server.
      closed = new Promise((resolve) => http.close(() => resolve()))
      // Browsers would otherwise keep their connections open, and the server would wait for them.
      for (const response of running) closeAfter(response)
    },
    /** Resolves when all connections are closed; hanging ones are cut after 5 s. Call it after `begin`. */
    close: async (): Promise<void> => {
      http.closeIdleConnections()
      const cut = setTimeout(() => http.closeAllConnections(), DRAIN_MS)
      await closed
      clearTimeout(cut)
    },
  }
}
