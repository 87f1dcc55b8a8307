/** The driver's class, which has a type under no path. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net'

  export const Connection: new (socket: Socket, options: object) => object
}
