import { decode, type Doc } from './values.ts'

export interface Request {
  id: number
  /** Whether it was sent as OP_QUERY, so that the reply is OP_REPLY: the driver's greeting only. */
  legacy: boolean
  /** The client expects no reply: `endSessions`. */
  expectsNoReply?: boolean
  db: string
  body: Doc
}

/** MongoDB's limit for a message, bytes. */
export const MAX_MESSAGE_BYTES = 48_000_000

const HEADER_BYTES = 16
const OP = { reply: 1, query: 2004, msg: 2013 } as const
/** OP_MSG's flag for a message without a reply, and all flags that may not be ignored (a checksum is refused). */
const FLAG = { moreToCome: 2, required: 0xffff } as const
/** OP_REPLY's flag "await capable", which MongoDB always sets. */
const AWAIT_CAPABLE = 8

/** Bytes that aren't a message of this protocol, or use a part of it that the driver does not. Ends the connection. */
export class WireError extends Error {}

/** Splits a stream of bytes into whole messages. */
export class Framer {
  #chunks: Buffer[] = []
  #size = 0

  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
  }

  /** Returns the next whole message; undefined until it has arrived. An impossible length is a WireError. */
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

/** Reads one message. */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4)
  const opcode = message.readInt32LE(12)
  if (opcode === OP.msg) return { id, legacy: false, ...parseMsg(message) }
  if (opcode === OP.query) return { id, legacy: true, ...parseQuery(message) }
  throw new WireError(`unknown opcode ${opcode}`)
}

/** Reads a body (kind 0) and lists of documents (kind 1: statements of bulk writes), which are put into the body. */
function parseMsg(message: Buffer): Omit<Request, 'id' | 'legacy'> {
  const flags = message.readUInt32LE(HEADER_BYTES) & FLAG.required
  if ((flags & ~FLAG.moreToCome) !== 0) throw new WireError(`OP_MSG with flags ${flags}`)
  let body: Doc = {}
  for (let offset = HEADER_BYTES + 4; offset < message.length;) {
    const kind = message[offset]
    const section = readSized(message, offset + 1)
    offset += 1 + section.length
    if (kind === 0) body = { ...decode(section), ...body }
    else body[section.toString('utf8', 4, section.indexOf(0, 4))] = readSequence(section)
  }
  if (typeof body.$db !== 'string') throw new WireError('OP_MSG without $db')
  return { db: body.$db, body, expectsNoReply: flags !== 0 }
}

function readSequence(section: Buffer): Doc[] {
  const documents: Doc[] = []
  for (let offset = section.indexOf(0, 4) + 1; offset < section.length;) {
    const document = readSized(section, offset)
    documents.push(decode(document))
    offset += document.length
  }
  return documents
}

/** Returns the bytes at `at`, which begin with their own length. */
function readSized(bytes: Buffer, offset: number): Buffer {
  const length = bytes.readInt32LE(offset)
  if (length < 5 || offset + length > bytes.length) throw new WireError(`section of ${length} bytes`)
  return bytes.subarray(offset, offset + length)
}

function parseQuery(message: Buffer): Pick<Request, 'db' | 'body'> {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4)
  const body = decode(message.subarray(nameEnd + 9))
  // Go's driver writes isMaster.
  if (!['hello', 'ismaster', 'isMaster'].some((name) => name in body))
    throw new WireError('OP_QUERY that is no greeting')
  return { db: 'admin', body }
}

/** Encodes a reply to a request as one message. */
export function encodeResponse({ id, legacy }: Request, body: Buffer): Buffer {
  const extra = Buffer.alloc(legacy ? 20 : 5)
  if (legacy) {
    extra.writeInt32LE(AWAIT_CAPABLE, 0)
    extra.writeInt32LE(1, 16)
  }
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeInt32LE(HEADER_BYTES + extra.length + body.length, 0)
  header.writeInt32LE(id, 8)
  header.writeInt32LE(legacy ? OP.reply : OP.msg, 12)
  return Buffer.concat([header, extra, body])
}
