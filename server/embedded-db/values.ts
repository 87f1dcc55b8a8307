import {
  deserialize,
  serialize,
  type Binary,
  type BSONRegExp,
  type Code,
  type DBRef,
  type Decimal128,
  type Double,
  type Int32,
  type Long,
  type MaxKey,
  type MinKey,
  type ObjectId,
  type Timestamp,
} from 'bson'
import { CommandError } from './errors.ts'

type Leaf = string | boolean | null | undefined | Date | Binary | BSONRegExp | Code | DBRef | Decimal128
export type NumberValue = Double | Int32 | Long
export type Value = Leaf | NumberValue | ObjectId | Timestamp | MinKey | MaxKey | Value[] | Doc
export interface Doc {
  [field: string]: Value
}

/** Largest document MongoDB stores, bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

/**
 * Reads BSON without promoting numbers, so that Int32, Double and Long survive being written back. The documents in the
 * list named `rawList` are left as the bytes they came in.
 */
export function decode(bytes: Uint8Array, rawList?: string): Doc {
  const fieldsAsRaw = rawList === undefined ? {} : { [rawList]: true }
  try {
    return deserialize(bytes, { promoteValues: false, bsonRegExp: true, fieldsAsRaw })
  } catch (error) {
    throw new CommandError('InvalidBSON', error instanceof Error ? error.message : String(error))
  }
}

/** Writes a document as BSON; one above 16 MiB is refused as MongoDB does. */
export function encode(doc: Doc): Buffer {
  const bytes = Buffer.from(serialize(doc, { ignoreUndefined: false }))
  assertSize(bytes)
  return bytes
}

export function assertSize(bytes: Uint8Array): void {
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new CommandError(
      'BSONObjectTooLarge',
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}(16MB)`,
    )
  }
}

/** The `_bsontype` of a wrapped value; undefined for plain JavaScript values, arrays and documents. */
export function bsonType(value: Value): string | undefined {
  if (typeof value !== 'object' || value === null || !('_bsontype' in value)) return undefined
  // A stored document may have a field of this name: only the classes of bson have it on their prototype.
  return Object.hasOwn(value, '_bsontype') ? undefined : (value._bsontype as unknown as string)
}

export function isDoc(value: Value): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    bsonType(value) === undefined
  )
}

export function isNumber(value: Value): value is NumberValue {
  const type = bsonType(value)
  return type === 'Int32' || type === 'Double' || type === 'Long'
}

/** The value of a BSON number as a JavaScript one; a Long beyond 2^53 loses its last digits. */
export function toNumber(value: NumberValue): number {
  return typeof value.valueOf() === 'number' ? (value.valueOf() as number) : Number(value.toString())
}

export function field(doc: Doc, name: string): Value {
  return Object.hasOwn(doc, name) ? doc[name] : undefined
}

/** True when two values have the same bytes: what MongoDB counts as "not modified". */
export function identical(left: Value, right: Value): boolean {
  return Buffer.compare(serialize({ v: left }), serialize({ v: right })) === 0
}

/** From this many bytes on MongoDB cuts a text short in its errors, to so many. */
const LONG_TEXT_BYTES = 160
const SHORTENED_BYTES = 150

/** Unescaped, as in MongoDB. */
function showText(text: string): string {
  const bytes = Buffer.from(text)
  return bytes.length < LONG_TEXT_BYTES ? `"${text}"` : `"${bytes.toString('utf8', 0, SHORTENED_BYTES)}..."`
}

/** A value as MongoDB's shell prints it, for the texts of errors. */
export function show(value: Value): string {
  if (value === undefined || value === null) return 'null'
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (Array.isArray(value)) return value.length ? `[ ${value.map(show).join(', ')} ]` : '[]'
  if (isDoc(value)) return showDoc(value)
  if (typeof value === 'string') return showText(value)
  if (isNumber(value)) {
    const whole = bsonType(value) === 'Double' && Number.isInteger(toNumber(value))
    return `${value.toString()}${whole ? '.0' : ''}`
  }
  if (typeof value === 'boolean') return value.toString()
  if (bsonType(value) === 'ObjectId') return `ObjectId('${(value as ObjectId).toHexString()}')`
  return JSON.stringify(value)
}

export function showDoc(doc: Doc): string {
  const fields = Object.entries(doc).map(([name, value]) => `${name}: ${show(value)}`)
  return fields.length ? `{ ${fields.join(', ')} }` : '{}'
}

/** The name MongoDB gives a value's type in its errors. */
export function typeName(value: Value): string {
  if (value === undefined || value === null) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'string') return 'string'
  if (value instanceof Date) return 'date'
  if (Array.isArray(value)) return 'array'
  const names: Record<string, string> = { Int32: 'int', Long: 'long', Double: 'double', Binary: 'binData' }
  const type = bsonType(value)
  return type === undefined ? 'object' : (names[type] ?? type.charAt(0).toLowerCase() + type.slice(1))
}
