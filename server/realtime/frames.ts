import { Decoder, PacketType, type Packet } from 'socket.io-parser'
import type { ServerEvents } from '#shared/contract/socket.ts'
import type { Result } from '#shared/errors.ts'
import type { CardJoined } from '#shared/events.ts'
import type { Card } from '#shared/schemas/card.ts'

const TYPES_WITH_ATTACHMENTS = [PacketType.BINARY_EVENT, PacketType.BINARY_ACK].map(String)

/** Encodes a packet as text. None of ours is binary, and looking for binary data in each takes longer than the rest. */
function encode({ type, nsp, id, data }: Packet): string {
  const namespace = nsp && nsp !== '/' ? `${nsp},` : ''
  return `${type}${namespace}${id ?? ''}${data === undefined || data === null ? '' : JSON.stringify(data)}`
}

class TextEncoder {
  encode(packet: Packet): [string] {
    return [encode(packet)]
  }
}

// Without attachments the decoder keeps nothing between packets, so that one serves all connections.
const decoder = new Decoder()
let decoded: Packet
decoder.on('decoded', (packet) => (decoded = packet))

/** Decodes the packets of one connection. Socket.IO's own decoder takes 280 bytes each, to wait for attachments. */
class TextDecoder {
  #onDecoded: ((packet: Packet) => void) | undefined

  /** Called for `decoded`, the only event. */
  on(_name: 'decoded', listener: (packet: Packet) => void): void {
    this.#onDecoded = listener
  }

  removeListener(): void {
    this.#onDecoded = undefined
  }

  /** @throws when the packet is malformed, or comes with attachments; Socket.IO then closes the connection */
  add(data: unknown): void {
    if (typeof data !== 'string' || TYPES_WITH_ATTACHMENTS.includes(data.charAt(0)))
      throw new Error('Packets are text without attachments')
    decoder.add(data)
    this.#onDecoded?.(decoded)
  }

  destroy(): void {}
}

/** Socket.IO's `parser`: the same packets on the wire, without binary ones. */
export const textParser = { Encoder: TextEncoder, Decoder: TextDecoder }

const TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127
const MAX_SHORT = 125
const MAX_16 = 0xffff
/** Larger frames are not taken from Node's pool: a frame that is kept would keep 8 kB. */
const MAX_POOLED = 512
/** The first character of Engine.IO's messages. */
export const MESSAGE = '4'

/** Returns a text as a finished WebSocket frame (RFC 6455, section 5.2). */
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

/** @param packet as Socket.IO encodes it */
export const frameOf = (packet: string): Buffer => frameOfText(MESSAGE + packet)

/** Returns a packet as a finished frame, which every client of a room can get from one buffer. */
export const frameOfPacket = (packet: Packet): Buffer => frameOf(encode(packet))

/** Returns an event as a finished frame. */
export function frameOfEvent<E extends keyof ServerEvents>(
  event: E,
  ...payload: Parameters<ServerEvents[E]>
): Buffer {
  return frameOfPacket({ type: PacketType.EVENT, nsp: '/', data: [event, ...payload] })
}

const unchanged = frameOfEvent('card:joined', { ok: true, data: { unchanged: true } })
/** One buffer per card, shared by a crowd that joins. */
const joinedFrames = new WeakMap<Card, Buffer>()

/** Returns the response to a join in CONNECT, as a finished frame. */
export function frameOfJoined(result: Result<CardJoined>): Buffer {
  if (!result.ok || ('card' in result.data && result.data.reset)) return frameOfEvent('card:joined', result)
  if (!('card' in result.data)) return unchanged
  const { card } = result.data
  const frame = joinedFrames.get(card) ?? frameOfEvent('card:joined', result)
  joinedFrames.set(card, frame)
  return frame
}
