import { Decoder, PacketType, type Packet } from 'socket.io-parser'

const TYPES_WITH_ATTACHMENTS = [PacketType.BINARY_EVENT, PacketType.BINARY_ACK].map(String)

/** Socket.IO packets as text. Nothing of ours is binary, and looking for it in each packet takes longer than the rest. */
class TextEncoder {
  encode({ type, nsp, id, data }: Packet): [string] {
    const namespace = nsp && nsp !== '/' ? `${nsp},` : ''
    return [
      `${type}${namespace}${id ?? ''}${data === undefined || data === null ? '' : JSON.stringify(data)}`,
    ]
  }
}

// Without attachments it keeps nothing between packets, so that one serves all connections.
const decoder = new Decoder()
let decoded: Packet
decoder.on('decoded', (packet) => (decoded = packet))

/** Decodes the packets of one connection. Socket.IO's own takes 280 bytes for each, to wait for attachments. */
class TextDecoder {
  #onDecoded: ((packet: Packet) => void) | undefined

  /** Called for the event `decoded`, the only one. */
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
