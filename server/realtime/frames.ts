import { PacketType } from 'socket.io-parser'
import type { Result } from '#shared/errors.ts'
import type { CardJoined, ServerEvents } from '#shared/events.ts'
import type { Card } from '#shared/schemas/card.ts'
import { textParser } from './parser.ts'

const TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127
const MAX_SHORT = 125
const MAX_16 = 0xffff
/** Larger frames are not cut out of Node's pool: one that is kept would keep 8 kB. */
const MAX_POOLED = 512
/** Engine.IO's mark of a message. */
export const MESSAGE = '4'

/** A text as a finished WebSocket frame (RFC 6455, section 5.2). */
export function frameOfText(text: string): Buffer {
  const bytes = Buffer.byteLength(text)
  const headerBytes = bytes <= MAX_SHORT ? 2 : bytes <= MAX_16 ? 4 : 10
  const frame =
    bytes <= MAX_POOLED
      ? Buffer.allocUnsafe(headerBytes + bytes)
      : Buffer.allocUnsafeSlow(headerBytes + bytes)
  frame[0] = TEXT
  if (bytes <= MAX_SHORT) frame[1] = bytes
  else if (bytes <= MAX_16) {
    frame[1] = LENGTH_16
    frame.writeUInt16BE(bytes, 2)
  } else {
    frame[1] = LENGTH_64
    frame.writeBigUInt64BE(BigInt(bytes), 2)
  }
  frame.write(text, headerBytes)
  return frame
}

/**
 * A Socket.IO packet as a finished frame, which every client of a room can get from one buffer.
 * @param packet as Socket.IO encodes it
 */
export const frameOf = (packet: string): Buffer => frameOfText(MESSAGE + packet)

const encoder = new textParser.Encoder()

/** An event as a finished frame. */
export function frameOfEvent<E extends keyof ServerEvents>(
  event: E,
  ...payload: Parameters<ServerEvents[E]>
): Buffer {
  return frameOf(encoder.encode({ type: PacketType.EVENT, nsp: '/', data: [event, ...payload] })[0])
}

const unchanged = frameOfEvent('card:joined', { ok: true, data: { unchanged: true } })
/** One buffer per card for a crowd that joins. */
const joinedFrames = new WeakMap<Card, Buffer>()

/** The answer to a join in CONNECT, as a finished frame. */
export function frameOfJoined(result: Result<CardJoined>): Buffer {
  if (!result.ok || ('card' in result.data && result.data.reset)) return frameOfEvent('card:joined', result)
  if (!('card' in result.data)) return unchanged
  const { card } = result.data
  const frame = joinedFrames.get(card) ?? frameOfEvent('card:joined', result)
  joinedFrames.set(card, frame)
  return frame
}
