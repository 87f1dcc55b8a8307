import { randomBytes } from 'node:crypto'
import type { Random } from '#shared/rules/grid.ts'
import { randomBelow, randomOf } from '#tests/support/random.ts'
import { brokenJson, mutated, randomText, randomValue, some } from './random-values.ts'

const TEXT = 1
const BINARY = 2
const EVENTS = [
  'card:join',
  'card:leave',
  'card:changed',
  'error',
  'disconnect',
  'connect',
  'newListener',
  '',
]

interface FrameForm {
  opcode?: number
  isFinal?: boolean
  /** Reserved bits that no negotiated extension uses. */
  reserved?: number
  isMasked?: boolean
  /** The length in the header. */
  length?: number
}

/** Returns a WebSocket frame as a client sends it (RFC 6455), or with a header that no client sends. */
export function frameOf(
  payload: string | Buffer,
  { opcode = TEXT, isFinal = true, reserved = 0, isMasked = true, length }: FrameForm = {},
): Buffer {
  const data = Buffer.from(payload as string)
  const said = length ?? data.length
  const size = said < 126 ? 0 : said < 0x1_0000 ? 2 : 8
  const head = Buffer.alloc(2 + size)
  head[0] = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode
  head[1] = (isMasked ? 0x80 : 0) | (size === 0 ? said : size === 2 ? 126 : 127)
  if (size === 2) head.writeUInt16BE(said, 2)
  if (size === 8) head.writeBigUInt64BE(BigInt(said), 2)
  if (!isMasked) return Buffer.concat([head, data])
  const mask = randomBytes(4)
  for (let at = 0; at < data.length; at++) data[at]! ^= mask[at % 4]!
  return Buffer.concat([head, mask, data])
}

/** Returns a join, a leave or something similar, with a request for an acknowledgement. */
function eventPacket(random: Random, cardIds: readonly string[], id: number): string {
  const payload = { cardId: randomOf(random, cardIds), as: randomOf(random, ['play', 'edit']), version: 1 }
  const event = randomOf(random, ['card:join', 'card:leave', 'card:deleted', 'error', '__proto__', '', 'x'])
  const args = randomOf(random, [
    () => [event, payload],
    () => [event, mutated(random, payload)],
    () => [event, randomValue(random)],
    () => [event, ...some(random, 4, () => randomValue(random))],
    () => [randomBelow(random, 9), randomValue(random)],
  ])()
  return `42${id}${JSON.stringify(args)}`
}

/** Returns the frames of a packet that the server accepts or refuses without closing the connection. */
export function bearableFrame(random: Random, cardIds: readonly string[], id: number): Buffer {
  const kind = randomBelow(random, 12)
  if (kind === 0) return frameOf(`43${randomBelow(random, 1000)}${JSON.stringify([randomValue(random)])}`)
  if (kind === 1) return frameOf(randomOf(random, ['3', '3probe', '6', '5', '0{"sid":"x"}']))
  if (kind === 2)
    return frameOf(`40/${randomOf(random, ['admin', '__proto__', 'a/b', '\u202e'])},{"token":1}`)
  if (kind === 3) return frameOf(randomBytes(randomBelow(random, 126)), { opcode: randomOf(random, [9, 10]) })
  const packet = eventPacket(random, cardIds, id)
  if (kind > 4) return frameOf(packet)
  const at = randomBelow(random, packet.length)
  const ping = frameOf('between', { opcode: 9 })
  return Buffer.concat([
    frameOf(packet.slice(0, at), { isFinal: false }),
    ping,
    frameOf(packet.slice(at), { opcode: 0 }),
  ])
}

/** Returns one or more frames that no client sends, most of which end the connection. */
export function wildFrame(random: Random, cardIds: readonly string[], id: number): Buffer {
  const packet = eventPacket(random, cardIds, id)
  const digit = () => String(randomBelow(random, 10))
  return randomOf(random, [
    () => frameOf(randomText(random)),
    () => frameOf(digit() + randomText(random)),
    () => frameOf(`4${digit()}${brokenJson(random, randomValue(random))}`.slice(0, 15_000)),
    () =>
      frameOf(
        `4${digit()}/${randomText(random)},${randomBelow(random, 99)}${JSON.stringify(randomValue(random))}`,
      ),
    () => frameOf(packet.replace(/^42\d+/, `42${'9'.repeat(randomBelow(random, 400))}`)),
    () => frameOf(`42${JSON.stringify([randomOf(random, EVENTS), randomValue(random)])}`),
    () => frameOf(`45${randomBelow(random, 12)}-["card:join",{"_placeholder":true,"num":${digit()}}]`),
    () =>
      Buffer.concat([
        frameOf('451-["card:join",{"cardId":{"_placeholder":true,"num":0}}]'),
        frameOf(randomBytes(20), { opcode: BINARY }),
      ]),
    () => frameOf(randomBytes(randomBelow(random, 200)), { opcode: BINARY }),
    () => frameOf(randomBytes(randomBelow(random, 200))),
    () => frameOf('x'.repeat(16_385 + randomBelow(random, 50_000))),
    () => frameOf(packet, { reserved: 1 + randomBelow(random, 7) }),
    () => frameOf(packet, { opcode: randomOf(random, [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]) }),
    () => frameOf(packet, { isMasked: false }),
    () => frameOf(packet, { opcode: 0 }),
    () => frameOf(packet, { isFinal: false }),
    () => frameOf(packet, { opcode: 9, isFinal: false }),
    () => frameOf('x'.repeat(126 + randomBelow(random, 500)), { opcode: randomOf(random, [8, 9, 10]) }),
    () => frameOf(packet, { length: randomOf(random, [packet.length + 5, 2 ** 20, 2 ** 40, 2 ** 53]) }),
    () => frameOf(randomBytes(randomBelow(random, 40)), { opcode: 8 }),
    () => frameOf('1'),
    () => frameOf('41'),
    () => frameOf('2probe'),
    () => randomBytes(randomBelow(random, 300)),
  ])()
}
