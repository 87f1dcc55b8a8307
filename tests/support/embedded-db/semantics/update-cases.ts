import { Binary, Double, Int32, Long, Timestamp, type Document } from 'bson'

/** A document before and after an update; compared with its BSON types. */
export interface UpdateCase {
  name: string
  before: Document
  update: Document
  after: Document
  /** False when MongoDB says that nothing was modified. */
  modified?: boolean
}

export const UPDATE_CASES: UpdateCase[] = [
  { name: '$set changes', before: { _id: 1, a: 1 }, update: { $set: { a: 2 } }, after: { _id: 1, a: 2 } },
  {
    name: '$set the same',
    before: { _id: 1, a: 1 },
    update: { $set: { a: 1 } },
    after: { _id: 1, a: 1 },
    modified: false,
  },
  {
    name: '$set adds fields in the order of their names',
    before: { _id: 1 },
    update: { $set: { c: 1, b: 2 } },
    after: { _id: 1, b: 2, c: 1 },
  },
  {
    name: '$set makes documents on the way',
    before: { _id: 1 },
    update: { $set: { 'a.b.c': 1 } },
    after: { _id: 1, a: { b: { c: 1 } } },
  },
  {
    name: '$set within a document',
    before: { _id: 1, a: { b: 1, c: 2 } },
    update: { $set: { 'a.b': 5 } },
    after: { _id: 1, a: { b: 5, c: 2 } },
  },
  {
    name: '$set an element',
    before: { _id: 1, a: ['x', 'y'] },
    update: { $set: { 'a.1': 'z' } },
    after: { _id: 1, a: ['x', 'z'] },
  },
  {
    name: '$set beyond the end fills with null',
    before: { _id: 1, a: ['x'] },
    update: { $set: { 'a.3': 'z' } },
    after: { _id: 1, a: ['x', null, null, 'z'] },
  },
  {
    name: '$set a number on a missing array makes a document',
    before: { _id: 1 },
    update: { $set: { 'a.0': 1 } },
    after: { _id: 1, a: { '0': 1 } },
  },
  {
    name: '$set within an element',
    before: { _id: 1, a: [{ b: 1 }] },
    update: { $set: { 'a.0.b': 2 } },
    after: { _id: 1, a: [{ b: 2 }] },
  },
  {
    name: '$set a whole array',
    before: { _id: 1, a: [1] },
    update: { $set: { a: ['p', 'q'] } },
    after: { _id: 1, a: ['p', 'q'] },
  },
  { name: '$set null', before: { _id: 1, a: 1 }, update: { $set: { a: null } }, after: { _id: 1, a: null } },
  {
    name: '$set the _id it has',
    before: { _id: 1, a: 1 },
    update: { $set: { _id: 1, a: 2 } },
    after: { _id: 1, a: 2 },
  },
  {
    name: '$set of nothing',
    before: { _id: 1, a: 1 },
    update: { $set: {} },
    after: { _id: 1, a: 1 },
    modified: false,
  },
  { name: '$unset', before: { _id: 1, a: 1, b: 2 }, update: { $unset: { a: '' } }, after: { _id: 1, b: 2 } },
  {
    name: '$unset of what is not there',
    before: { _id: 1 },
    update: { $unset: { 'a.b': 1 } },
    after: { _id: 1 },
    modified: false,
  },
  {
    name: '$unset an element leaves null',
    before: { _id: 1, a: [1, 2] },
    update: { $unset: { 'a.0': 1 } },
    after: { _id: 1, a: [null, 2] },
  },
  {
    name: '$unset within a document',
    before: { _id: 1, a: { b: 1, c: 1 } },
    update: { $unset: { 'a.b': 1 } },
    after: { _id: 1, a: { c: 1 } },
  },
  {
    name: '$inc',
    before: { _id: 1, n: new Int32(1) },
    update: { $inc: { n: 2 } },
    after: { _id: 1, n: new Int32(3) },
  },
  {
    name: '$inc by less than nothing',
    before: { _id: 1, n: new Int32(1) },
    update: { $inc: { n: -2 } },
    after: { _id: 1, n: new Int32(-1) },
  },
  {
    name: '$inc of a missing field',
    before: { _id: 1 },
    update: { $inc: { n: 2 } },
    after: { _id: 1, n: new Int32(2) },
  },
  {
    name: '$inc along a path',
    before: { _id: 1, a: { n: 1 } },
    update: { $inc: { 'a.n': 1 } },
    after: { _id: 1, a: { n: new Int32(2) } },
  },
  {
    name: '$inc with a fraction',
    before: { _id: 1, n: new Int32(1) },
    update: { $inc: { n: 0.5 } },
    after: { _id: 1, n: new Double(1.5) },
  },
  {
    name: '$inc keeps a Double',
    before: { _id: 1, n: new Double(1) },
    update: { $inc: { n: 1 } },
    after: { _id: 1, n: new Double(2) },
  },
  {
    name: '$inc keeps a Long',
    before: { _id: 1, n: Long.fromNumber(1) },
    update: { $inc: { n: 1 } },
    after: { _id: 1, n: Long.fromNumber(2) },
  },
  {
    name: '$inc beyond 32 bits makes a Long',
    before: { _id: 1, n: new Int32(2147483647) },
    update: { $inc: { n: 1 } },
    after: { _id: 1, n: Long.fromString('2147483648') },
  },
  {
    name: '$inc by 0 changes nothing',
    before: { _id: 1, n: new Int32(1) },
    update: { $inc: { n: 0 } },
    after: { _id: 1, n: new Int32(1) },
    modified: false,
  },
  {
    name: '$setOnInsert on an existing document',
    before: { _id: 1 },
    update: { $setOnInsert: { a: 1 } },
    after: { _id: 1 },
    modified: false,
  },
  {
    name: 'several operators',
    before: { _id: 1, a: 1, b: 1, n: 1 },
    update: { $set: { a: 2 }, $unset: { b: 1 }, $inc: { n: 1 } },
    after: { _id: 1, a: 2, n: new Int32(2) },
  },
  {
    name: 'types of other fields survive',
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
  {
    name: 'a field named __proto__',
    before: { _id: 1 },
    update: { $set: { 'a.__proto__': 1 } },
    after: JSON.parse('{"_id": 1, "a": {"__proto__": 1}}') as Document,
  },
  {
    name: 'replacement keeps the _id',
    before: { _id: 1, a: 1, b: 2 },
    update: { c: 3 },
    after: { _id: 1, c: 3 },
  },
  { name: 'replacement with nothing', before: { _id: 1, a: 1 }, update: {}, after: { _id: 1 } },
]
