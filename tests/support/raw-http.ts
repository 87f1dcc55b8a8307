import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * All that a server on this machine says on one connection that is sent just these lines, as a client may that is no
 * browser. Waits for the server to end the connection: ask for `Connection: close`.
 */
export async function rawAnswer(port: number, lines: string[], body = ''): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  await once(socket, 'close')
  return heard
}
