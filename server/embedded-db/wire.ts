import { CommandError } from './errors.ts'
import { decode, type Doc } from './values.ts'

/** Largest message MongoDB takes, bytes. */
export const MAX_MESSAGE_BYTES = 48_000_000

const HEADER_BYTES = 16
const OP = { reply: 1, query: 2004, msg: 2013 } as const
const FLAG = { checksumPresent: 1, moreToCome: 2, required: 0xffff } as const
/** OP_REPLY's flag "await capable", which MongoDB always sets. */
const AWAIT_CAPABLE = 8

/** Bytes that are no message of this protocol: the connection they came on is closed. */
export class WireError extends Error {}

export interface Request {
  id: number
  /** OP_QUERY is answered with OP_REPLY; only the greeting comes that way. */
  legacy: boolean
  db: string
  body: Doc
  sequences: Map<string, Buffer[]>
  /** The client does not wait for an answer. */
  silent: boolean
}

/** Cuts a stream of bytes into whole messages. */
export class Framer {
  #chunks: Buffer[] = []
  #size = 0

  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
  }

  /** The next whole message; undefined while it has not arrived. A length that cannot be is a WireError. */
  next(): Buffer | undefined {
    if (this.#size < 4) return undefined
    if (this.#chunks[0]!.length < 4) this.#join()
    const length = this.#chunks[0]!.readInt32LE()
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) throw new WireError(`message of ${length} bytes`)
    if (this.#size < length) return undefined
    const all = this.#join()
    this.#chunks = all.length > length ? [all.subarray(length)] : []
    this.#size -= length
    return all.subarray(0, length)
  }

  #join(): Buffer {
    if (this.#chunks.length > 1) this.#chunks = [Buffer.concat(this.#chunks)]
    return this.#chunks[0]!
  }
}

/** Reads one message. Bytes out of place are a WireError; a body that is no BSON is MongoDB's error 22. */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4)
  const opcode = message.readInt32LE(12)
  try {
    if (opcode === OP.msg) return { id, legacy: false, ...parseMsg(message) }
    if (opcode === OP.query) return { id, legacy: true, ...parseQuery(message) }
  } catch (error) {
    // Reading beyond the message's end.
    if (error instanceof RangeError) throw new WireError(error.message)
    throw error
  }
  throw new WireError(`unknown opcode ${opcode}`)
}

function parseMsg(message: Buffer): Omit<Request, 'id' | 'legacy'> {
  const flags = message.readUInt32LE(HEADER_BYTES)
  if ((flags & FLAG.required & ~(FLAG.checksumPresent | FLAG.moreToCome)) !== 0)
    throw new WireError('unknown flag')
  let end = message.length
  if (flags & FLAG.checksumPresent) {
    end -= 4
    if (crc32c(message.subarray(0, end)) !== message.readUInt32LE(end)) throw new WireError('wrong checksum')
  }
  let body: Buffer | undefined
  const sequences = new Map<string, Buffer[]>()
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = message.readUInt8(at++)
    const section = sized(message, at, end)
    at += section.length
    if (kind === 0 && body === undefined) body = section
    else if (kind === 1) readSequence(section, sequences)
    else throw new WireError(`section of kind ${kind}`)
  }
  if (body === undefined) throw new WireError('no body')
  // The driver sends an insert's documents in the body: they are kept as bytes, as those beside it are.
  const inserting = body.toString('latin1', 5, 12) === 'insert\0'
  const doc = decode(body, inserting ? 'documents' : undefined)
  const list: unknown[] | undefined = inserting && Array.isArray(doc.documents) ? doc.documents : undefined
  if (list?.every((item): item is Uint8Array => item instanceof Uint8Array)) {
    sequences.set(
      'documents',
      list.map((bytes) => Buffer.from(bytes)),
    )
    delete doc.documents
  }
  if (typeof doc.$db !== 'string') throw new CommandError(40571, 'OP_MSG requests require a $db argument')
  return { db: doc.$db, body: doc, sequences, silent: (flags & FLAG.moreToCome) !== 0 }
}

/** The bytes of a thing that begins with its own length. */
function sized(bytes: Buffer, at: number, end: number): Buffer {
  const length = bytes.readInt32LE(at)
  if (length < 5 || at + length > end) throw new WireError(`section of ${length} bytes`)
  return bytes.subarray(at, at + length)
}

function readSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0, 4)
  if (nameEnd < 0) throw new WireError('sequence without a name')
  const name = section.toString('utf8', 4, nameEnd)
  if (sequences.has(name)) throw new WireError(`two sequences ${name}`)
  const documents: Buffer[] = []
  for (let at = nameEnd + 1; at < section.length; at += documents[documents.length - 1]!.length) {
    documents.push(sized(section, at, section.length))
  }
  sequences.set(name, documents)
}

function parseQuery(message: Buffer): Omit<Request, 'id' | 'legacy'> {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4)
  const name = message.toString('utf8', HEADER_BYTES + 4, nameEnd)
  if (nameEnd < 0 || !name.endsWith('.$cmd')) throw new WireError(`OP_QUERY on ${name}`)
  const body = decode(sized(message, nameEnd + 9, message.length))
  return { db: name.slice(0, -'.$cmd'.length), body, sequences: new Map(), silent: false }
}

/** An answer to `request` as one message. */
export function encodeResponse(request: Pick<Request, 'id' | 'legacy'>, id: number, body: Buffer): Buffer {
  const extra = Buffer.alloc(request.legacy ? 20 : 5)
  if (request.legacy) {
    extra.writeInt32LE(AWAIT_CAPABLE, 0)
    extra.writeInt32LE(1, 16)
  }
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeInt32LE(HEADER_BYTES + extra.length + body.length, 0)
  header.writeInt32LE(id, 4)
  header.writeInt32LE(request.id, 8)
  header.writeInt32LE(request.legacy ? OP.reply : OP.msg, 12)
  return Buffer.concat([header, extra, body])
}

const CRC32C_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1
  return value
})

export function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC32C_TABLE[(crc ^ byte) & 0xff]!
  return (crc ^ 0xffffffff) >>> 0
}
