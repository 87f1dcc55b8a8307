import type { Binary, ObjectId } from 'bson'
import { CommandError } from './errors.ts'
import { bsonType, isDoc, isNumber, toNumber, type NumberValue, type Value } from './values.ts'

/**
 * Values as bytes whose plain byte order is MongoDB's order of comparison. Equality, ranges, sorting and index keys all
 * use this one encoding, so they cannot disagree. The first byte is the type in MongoDB's order; the numeric types
 * share one, so that 1, 1.0 and NumberLong(1) are the same key.
 */
export const TYPE = {
  end: 0x00,
  emptyArray: 0x05,
  null: 0x0a,
  number: 0x14,
  string: 0x1e,
  object: 0x28,
  array: 0x32,
  binary: 0x3c,
  objectId: 0x46,
  boolean: 0x50,
  date: 0x5a,
} as const

/** Stands in an index for an array without elements: below null, as MongoDB sorts it. */
export const EMPTY_ARRAY_KEY = Buffer.from([TYPE.emptyArray])
export const NULL_KEY = Buffer.from([TYPE.null])

/** What lmdb takes as a key, bytes. */
export const MAX_KEY_BYTES = 1978

export function typeByte(value: Value): number {
  if (value === undefined || value === null) return TYPE.null
  if (typeof value === 'string') return TYPE.string
  if (typeof value === 'boolean') return TYPE.boolean
  if (value instanceof Date) return TYPE.date
  if (Array.isArray(value)) return TYPE.array
  if (isDoc(value)) return TYPE.object
  if (isNumber(value)) return TYPE.number
  const type = bsonType(value)
  if (type === 'ObjectId') return TYPE.objectId
  if (type === 'Binary') return TYPE.binary
  throw new CommandError('BadValue', `the embedded database cannot compare values of type ${type}`)
}

/** The key of one value; `descending` inverts every byte, and with them the order. */
export function encodeKey(value: Value, descending = false): Buffer {
  const parts: Buffer[] = [Buffer.from([typeByte(value)])]
  writePayload(parts, value)
  const key = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
  return descending ? inverted(key) : key
}

export function inverted(key: Buffer): Buffer {
  const result = Buffer.allocUnsafe(key.length)
  for (let i = 0; i < key.length; i++) result[i] = 0xff - key[i]!
  return result
}

function writePayload(parts: Buffer[], value: Value): void {
  switch (typeByte(value)) {
    case TYPE.number:
      parts.push(numberBytes(value as NumberValue))
      break
    case TYPE.string:
      parts.push(terminated(value as string))
      break
    case TYPE.boolean:
      parts.push(Buffer.from([value === true ? 1 : 0]))
      break
    case TYPE.date:
      parts.push(signedBytes(BigInt((value as Date).getTime())))
      break
    case TYPE.objectId:
      parts.push(Buffer.from((value as ObjectId).id))
      break
    case TYPE.binary: {
      const { buffer, position, sub_type: subType } = value as Binary
      const head = Buffer.alloc(5)
      head.writeUInt32BE(position)
      head[4] = subType
      parts.push(head, Buffer.from(buffer.subarray(0, position)))
      break
    }
    case TYPE.array:
      for (const item of value as Value[]) parts.push(encodeKey(item))
      parts.push(Buffer.from([TYPE.end]))
      break
    case TYPE.object:
      for (const [name, item] of Object.entries(value as object) as [string, Value][]) {
        parts.push(Buffer.from([typeByte(item)]), Buffer.from(`${name}\0`))
        writePayload(parts, item)
      }
      parts.push(Buffer.from([TYPE.end]))
      break
    default:
  }
}

/** UTF-8, a NUL inside followed by U+10FFFF and the end written as 00 01: no string is the beginning of another. */
function terminated(text: string): Buffer {
  return Buffer.from((text.includes('\0') ? text.replaceAll('\0', '\0\u{10ffff}') : text) + '\0\u0001')
}

/**
 * Eight bytes of the nearest double in order-preserving form, then two for what a Long beyond 2^53 differs from it
 * (at most 512), so that neighbouring Longs stay apart and in order.
 */
function numberBytes(value: NumberValue): Buffer {
  const double = toNumber(value)
  const bytes = Buffer.alloc(10)
  if (Number.isNaN(double)) return bytes
  bytes.writeDoubleBE(double === 0 ? 0 : double)
  if (bytes[0]! & 0x80) for (let i = 0; i < 8; i++) bytes[i] = 0xff - bytes[i]!
  else bytes[0]! |= 0x80
  const rest = bsonType(value) === 'Long' ? Number(BigInt(value.toString()) - BigInt(double)) : 0
  bytes.writeUInt16BE(rest + 0x8000, 8)
  return bytes
}

function signedBytes(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(value)
  bytes[0]! ^= 0x80
  return bytes
}
