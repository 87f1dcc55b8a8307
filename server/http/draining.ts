import type { Server, ServerResponse } from 'node:http'

/** How long requests in flight may take to end. */
const DRAIN_MS = 5000

export interface Draining {
  /** From now on every answer says that its connection ends, those to requests under way included. */
  begin: () => void
  /** Takes no more connections and resolves when the last one has ended; those that hang are cut. */
  close: () => Promise<void>
}

/** Ends `http` without cutting off what it works on. To be called once Socket.IO is attached, which takes over all listeners. */
export function drainable(http: Server): Draining {
  const running = new Set<ServerResponse>()
  let ending = false

  function sayEnd(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  http.prependListener('request', (_request, response) => {
    running.add(response)
    response.once('close', () => running.delete(response))
    if (ending) sayEnd(response)
  })

  return {
    begin: () => {
      ending = true
      // Else a browser keeps its connection, and the server would wait for it.
      for (const response of running) sayEnd(response)
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
