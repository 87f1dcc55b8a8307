import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Returns the head of a request as it was received. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Forwards a WebSocket request to a port on this machine, and all data in both directions. If one side closes, so does the other. */
export function tunnel(asked: IncomingMessage, socket: Socket, first: Buffer, port: number): Socket {
  const server = connect(port, 'localhost')
  server.write(headOf(asked))
  server.write(first)
  server.pipe(socket).pipe(server)
  for (const [end, other] of [
    [server, socket],
    [socket, server],
  ] as const) {
    end.on('error', () => other.destroy())
    end.on('close', () => other.destroy())
  }
  return server
}
