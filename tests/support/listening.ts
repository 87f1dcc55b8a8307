import { once } from 'node:events'
import type { AddressInfo, ListenOptions, Server, Socket } from 'node:net'

/** A free port on this machine. */
const ANYWHERE: ListenOptions = { port: 0, host: '127.0.0.1' }

/** Starts listening. @returns the server's port */
export async function listening(server: Server, at = ANYWHERE): Promise<number> {
  await once(server.listen(at), 'listening')
  return (server.address() as AddressInfo).port
}

/** Returns a function that closes a server and its connections, including upgraded ones. The server can listen again. */
export function endOf(server: Server): () => Promise<void> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  return async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
}
