import { PacketType } from 'socket.io-parser'
import type { ServerEvents } from '#shared/events.ts'
import { textParser } from './parser.ts'

const TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127
const MAX_SHORT = 125
const MAX_16 = 0xffff
/** Engine.IO's mark of a message. */
const MESSAGE = '4'

/**
 * A Socket.IO packet as a finished WebSocket frame (RFC 6455, section 5.2), which every client of a room can get from one buffer.
 * @param packet as Socket.IO encodes it
 */
export function frameOf(packet: string): Buffer {
  const bytes = MESSAGE.length + Buffer.byteLength(packet)
  const headerBytes = bytes <= MAX_SHORT ? 2 : bytes <= MAX_16 ? 4 : 10
  const frame = Buffer.allocUnsafeSlow(headerBytes + bytes)
  frame[0] = TEXT
  if (bytes <= MAX_SHORT) frame[1] = bytes
  else if (bytes <= MAX_16) {
    frame[1] = LENGTH_16
    frame.writeUInt16BE(bytes, 2)
  } else {
    frame[1] = LENGTH_64
    frame.writeBigUInt64BE(BigInt(bytes), 2)
  }
  frame.write(MESSAGE + packet, headerBytes)
  return frame
}

const encoder = new textParser.Encoder()

/** An event as a finished frame. */
export function frameOfEvent<E extends keyof ServerEvents>(
  event: E,
  ...payload: Parameters<ServerEvents[E]>
): Buffer {
  return frameOf(encoder.encode({ type: PacketType.EVENT, nsp: '/', data: [event, ...payload] })[0])
}
