import { Long, ObjectId } from 'bson'
import { isNumber, type NumberValue, type Value } from './values.ts'

/**
 * The first byte of a key: the value's type, in MongoDB's order of comparison. The numeric types share one, so that 1,
 * 1.0 and NumberLong(1) are the same key.
 */
export const TYPE_BYTE = {
  null: 0x0a,
  number: 0x14,
  string: 0x1e,
  objectId: 0x46,
  boolean: 0x50,
  date: 0x5a,
} as const

/**
 * Encodes a value as bytes that sort in MongoDB's order of comparison; undefined for a value that can't be compared
 * here (a document, an array, binary data, NaN, a Long beyond 2^53, ...). Equality, ranges and indexes share this
 * encoding, so they can't disagree. A missing value has the key of null.
 */
export function encodeKey(value: Value): Buffer | undefined {
  if (value === undefined || value === null) return Buffer.from([TYPE_BYTE.null])
  if (typeof value === 'string') return Buffer.concat([Buffer.from([TYPE_BYTE.string]), encodeString(value)])
  if (typeof value === 'boolean') return Buffer.from([TYPE_BYTE.boolean, value ? 1 : 0])
  if (value instanceof Date) return encodeDate(value)
  if (value instanceof ObjectId) return Buffer.concat([Buffer.from([TYPE_BYTE.objectId]), value.id])
  return isNumber(value) ? encodeNumber(value) : undefined
}

/** Returns a key with every byte inverted, for descending order. */
export const invertKey = (key: Buffer): Buffer => Buffer.from(key.map((byte) => 0xff - byte))

/** Returns the first key after all that begin with `key`. */
export function prefixEnd(key: Buffer): Buffer {
  let length = key.length
  while (key[length - 1] === 0xff) length--
  const next = Buffer.from(key.subarray(0, length))
  next[length - 1]!++
  return next
}

/** Encodes UTF-8, each NUL inside followed by U+10FFFF and the end as 00 01: no string is a prefix of another. */
function encodeString(text: string): Buffer {
  return Buffer.from((text.includes('\0') ? text.replaceAll('\0', '\0\u{10ffff}') : text) + '\0\u0001')
}

function encodeNumber(value: NumberValue): Buffer | undefined {
  const double = Number(value.toString())
  if (Number.isNaN(double) || (value instanceof Long && !Number.isSafeInteger(double))) return undefined
  const key = Buffer.alloc(9)
  key[0] = TYPE_BYTE.number
  key.writeDoubleBE(double === 0 ? 0 : double, 1)
  if (double < 0) for (let i = 1; i < 9; i++) key[i] = 0xff - key[i]!
  else key[1]! |= 0x80
  return key
}

function encodeDate(date: Date): Buffer {
  const key = Buffer.alloc(9)
  key[0] = TYPE_BYTE.date
  key.writeBigInt64BE(BigInt(date.getTime()), 1)
  key[1]! ^= 0x80
  return key
}
