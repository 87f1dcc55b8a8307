import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Sends these raw lines to a server on this machine. Waits for the server to end the connection: ask for
 * `Connection: close`.
 * @returns everything that the server sent
 */
export async function rawAnswer(port: number, lines: string[], body = ''): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  await once(socket, 'close')
  return received
}
