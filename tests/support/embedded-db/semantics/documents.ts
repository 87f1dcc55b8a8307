import { Double, Int32, Long, ObjectId, type Document } from 'bson'

/** The documents that the cases of this folder search: few fields, many types. */
export const DAY = new Date('2026-11-21T00:00:00Z')
export const NEXT_DAY = new Date('2026-11-22T00:00:00Z')
export const ID = new ObjectId('6530f0a1b2c3d4e5f6a7b8c9')

/** A value of every comparable type in `a`. */
export const kinds: Document[] = [
  { _id: 1, a: 1 },
  { _id: 2, a: 2 },
  { _id: 3, a: 'x' },
  { _id: 4, a: null },
  { _id: 5 },
  { _id: 6, a: 7 },
  { _id: 8, a: true },
  { _id: 9, a: DAY },
  { _id: 10, a: ID },
]
/** `a.b` as a value, null and missing, and `a` as a value. */
export const paths: Document[] = [
  { _id: 1, a: { b: 1 } },
  { _id: 2, a: { b: 2 } },
  { _id: 4, a: { c: 1 } },
  { _id: 5, a: 3 },
  { _id: 6 },
  { _id: 7, a: { b: null } },
]
/** Numbers of every type in `n`. */
export const numbers: Document[] = [
  { _id: 1, n: new Int32(5) },
  { _id: 2, n: new Double(5) },
  { _id: 3, n: Long.fromNumber(5) },
  { _id: 4, n: new Double(5.5) },
  { _id: 6, n: Long.fromString('9007199254740991') },
  { _id: 7, n: new Double(-3) },
  { _id: 9, n: new Double(-0) },
  { _id: 10, n: new Double(Infinity) },
]
/** Strings whose order by bytes differs from their order by letters, in `s`. */
export const words = ['a', 'ab', 'a\u0000b', 'b', 'é', '😀', ''].map((s, i) => ({ _id: i + 1, s }))
