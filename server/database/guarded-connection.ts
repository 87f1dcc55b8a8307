import type { Socket } from 'node:net'
// Mongoose uses the same copy, as long as package.json pins its version. The driver has the class under this path only.
import { Connection } from 'mongodb/lib/cmap/connection.js'

/** Makes writes to an ended socket throw: Node never emits 'drain' after them. */
function throwAfterEnd(socket: Socket): Socket {
  const prototype = Object.getPrototypeOf(socket) as Socket
  let send = (chunk: Uint8Array) => prototype.write.call(socket, chunk)
  const write = (chunk: Uint8Array) => {
    if (socket.destroyed) throw new Error('The connection ended before the command was sent')
    return send(chunk)
  }
  // Node assigns another method once the other side has ended the connection: it is called after the check.
  return Object.defineProperty(socket, 'write', {
    get: () => write,
    set: (method: Socket['write']) => {
      send = (chunk) => method.call(socket, chunk)
    },
  })
}

/**
 * A connection that fails a command which is about to be sent when the connection ends, so that the driver repeats or
 * refuses it. By itself the driver (7.8, also 7.9) writes to the destroyed socket and waits for its 'drain', which
 * never comes: after a reset some commands did not end, each kept its place in the pool, and all later saves of its
 * card waited for it. After a heartbeat that did not end, the driver would not notice that the database is back.
 */
export class GuardedConnection extends Connection {
  constructor(socket: Socket, options: object) {
    super(throwAfterEnd(socket), options)
  }
}
