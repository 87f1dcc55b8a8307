import { Binary, Double, Int32, Long, Timestamp, type Document } from 'bson'

/** A document before and after an update; the comparison includes BSON types. */
export interface UpdateCase {
  before: Document
  update: Document
  after: Document
  /** False when MongoDB reports no modification. */
  modified?: boolean
}

export const UPDATE_CASES: Record<string, UpdateCase> = {
  '$set changes': { before: { _id: 1, a: 1 }, update: { $set: { a: 2 } }, after: { _id: 1, a: 2 } },
  '$set of the same value': {
    before: { _id: 1, a: 1 },
    update: { $set: { a: 1 } },
    after: { _id: 1, a: 1 },
    modified: false,
  },
  '$set adds fields in the order of their names': {
    before: { _id: 1 },
    update: { $set: { c: 1, b: 2 } },
    after: { _id: 1, b: 2, c: 1 },
  },
  '$set a whole array': {
    before: { _id: 1, a: [1] },
    update: { $set: { a: ['p', 'q'] } },
    after: { _id: 1, a: ['p', 'q'] },
  },
  '$set null': { before: { _id: 1, a: 1 }, update: { $set: { a: null } }, after: { _id: 1, a: null } },
  '$set the _id it has': {
    before: { _id: 1, a: 1 },
    update: { $set: { _id: 1, a: 2 } },
    after: { _id: 1, a: 2 },
  },
  $unset: { before: { _id: 1, a: 1, b: 2 }, update: { $unset: { a: '' } }, after: { _id: 1, b: 2 } },
  '$unset of a missing field': {
    before: { _id: 1 },
    update: { $unset: { a: 1 } },
    after: { _id: 1 },
    modified: false,
  },
  $inc: {
    before: { _id: 1, n: new Int32(1) },
    update: { $inc: { n: 2 } },
    after: { _id: 1, n: new Int32(3) },
  },
  '$inc by a negative number': {
    before: { _id: 1, n: new Int32(1) },
    update: { $inc: { n: -2 } },
    after: { _id: 1, n: new Int32(-1) },
  },
  '$inc of a missing field': {
    before: { _id: 1 },
    update: { $inc: { n: 2 } },
    after: { _id: 1, n: new Int32(2) },
  },
  '$inc by 0': {
    before: { _id: 1, n: new Int32(1) },
    update: { $inc: { n: 0 } },
    after: { _id: 1, n: new Int32(1) },
    modified: false,
  },
  '$inc up to 32 bits': {
    before: { _id: 1, n: new Int32(2147483646) },
    update: { $inc: { n: 1 } },
    after: { _id: 1, n: new Int32(2147483647) },
  },
  'several operators': {
    before: { _id: 1, a: 1, b: 1, n: 1 },
    update: { $set: { a: 2 }, $unset: { b: 1 }, $inc: { n: 1 } },
    after: { _id: 1, a: 2, n: new Int32(2) },
  },
  'types of other fields survive': {
    before: {
      _id: 1,
      d: new Double(3),
      l: Long.fromNumber(4),
      t: new Timestamp({ t: 1, i: 2 }),
      b: new Binary(Buffer.from('x')),
      a: 1,
    },
    update: { $set: { a: 2 } },
    after: {
      _id: 1,
      d: new Double(3),
      l: Long.fromNumber(4),
      t: new Timestamp({ t: 1, i: 2 }),
      b: new Binary(Buffer.from('x')),
      a: new Int32(2),
    },
  },
}
