import { Double, serialize } from 'bson'
import type { CommandError } from './errors.ts'

/** A document already written as BSON, put into an answer as it is. */
export class Raw {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** The fields of an answer in their order; values may be `Raw`, arrays of `Raw`, nested replies or anything of BSON. */
export interface Reply {
  [field: string]: unknown
}

export const OK = new Double(1)

const DOCUMENT = 0x03
const ARRAY = 0x04

/** Writes an answer as BSON without reading the documents in it. */
export function encodeReply(reply: Reply): Buffer {
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries(reply)) {
    if (value instanceof Raw) parts.push(head(DOCUMENT, name), value.bytes)
    else if (isRawList(value))
      parts.push(head(ARRAY, name), wrap(value.flatMap(({ bytes }, i) => [head(DOCUMENT, String(i)), bytes])))
    else if (isReply(value)) parts.push(head(DOCUMENT, name), encodeReply(value))
    else if (value !== undefined) parts.push(Buffer.from(serialize({ [name]: value })).subarray(4, -1))
  }
  return wrap(parts)
}

function isRawList(value: unknown): value is Raw[] {
  return Array.isArray(value) && value[0] instanceof Raw
}

function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

const head = (type: number, name: string) => Buffer.from(`${String.fromCharCode(type)}${name}\0`)

function wrap(parts: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.alloc(4), ...parts, Buffer.alloc(1)])
  body.writeInt32LE(body.length)
  return body
}

export function errorReply({ message, code, codeName, extra }: CommandError): Reply {
  return { ok: new Double(0), errmsg: message, code, codeName, ...extra }
}
