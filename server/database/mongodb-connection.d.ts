/** The driver's class, which has no types under any path. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net'

  export const Connection: new (socket: Socket, options: object) => object
}
