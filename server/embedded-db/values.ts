import { BSONValue, deserialize, Double, Int32, Long, ObjectId, serialize } from 'bson'
import { unsupportedError } from './errors.ts'

export type NumberValue = Double | Int32 | Long
export type Value = string | boolean | null | undefined | Date | BSONValue | Value[] | Doc
export interface Doc {
  [field: string]: Value
}

/** MongoDB's limit for a stored document, bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

/** Reads BSON without promoting numbers, so that Int32, Double and Long survive being written back. */
export function decode(bytes: Uint8Array): Doc {
  return deserialize(bytes, { promoteValues: false, bsonRegExp: true })
}

/** Writes a document as BSON: in Node, into a Buffer. */
export const encode = (doc: Doc): Buffer => serialize(doc, { ignoreUndefined: false }) as Buffer

export function isDoc(value: unknown): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof BSONValue)
  )
}

export function isNumber(value: unknown): value is NumberValue {
  return value instanceof Int32 || value instanceof Double || value instanceof Long
}

/** Returns the value at a dotted path, undefined when missing. An array on the way, or at the end, is refused. */
export function valueAt(doc: Doc, path: string): Value {
  let value: Value = doc
  for (const part of path.split('.')) {
    value = isDoc(value) && Object.hasOwn(value, part) ? value[part] : undefined
    if (Array.isArray(value)) throw unsupportedError(`a condition or an index on an array (${path})`)
  }
  return value
}

/** Whether two values have the same bytes: MongoDB's "not modified". */
export function isIdentical(left: Value, right: Value): boolean {
  return Buffer.compare(serialize({ v: left }), serialize({ v: right })) === 0
}

/** Returns a value as MongoDB's shell prints it, for error messages. */
export function formatValue(value: Value): string {
  if (isDoc(value)) {
    const fields = Object.entries(value).map(([name, inner]) => `${name}: ${formatValue(inner)}`)
    return fields.length ? `{ ${fields.join(', ')} }` : '{}'
  }
  if (typeof value === 'string') return `"${value}"`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`
  if (value instanceof Double && Number.isInteger(value.value)) return `${value.value}.0`
  if (isNumber(value)) return value.toString()
  if (value === undefined || value === null) return 'null'
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}
