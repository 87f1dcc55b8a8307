import { once } from 'node:events'
import { connect } from 'node:net'
import { frameOf } from './faults/random-frames.ts'

/**
 * Sends these raw lines to a server on this machine, and waits until the server ends the connection: request
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

/** The request that opens a WebSocket for Socket.IO. */
export const SOCKET_HANDSHAKE = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

/** Opens a WebSocket on raw TCP, which sends no responses by itself. */
export async function openRawSocket(port: number) {
  const tcp = connect({ port, host: '127.0.0.1' })
  let received = ''
  let closed = false
  tcp.setEncoding('latin1').on('data', (text: string) => (received += text))
  tcp.on('error', () => undefined).on('close', () => (closed = true))
  tcp.write(`${SOCKET_HANDSHAKE.join('\r\n')}\r\n\r\n`)
  while (!received.includes('"sid"')) await once(tcp, 'data')
  return {
    tcp,
    received: () => received,
    /** Sends these packets with one write. */
    send: (...packets: string[]) => void tcp.write(Buffer.concat(packets.map((packet) => frameOf(packet)))),
    isClosed: () => closed,
  }
}
export type RawSocket = Awaited<ReturnType<typeof openRawSocket>>
