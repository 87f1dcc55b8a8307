import { Binary, Double, Int32, Long, ObjectId, Timestamp, type Document } from 'bson'

/**
 * What MongoDB's manual says of every query and update operator the application uses, as data. The tests run it against
 * the embedded database, or against any MongoDB named in TEST_MONGODB_URI.
 */

const DAY = new Date('2026-11-21T00:00:00Z')
const NEXT_DAY = new Date('2026-11-22T00:00:00Z')
const ID = new ObjectId('6530f0a1b2c3d4e5f6a7b8c9')

/** Documents by `_id`, a filter, and the ids of those it finds. */
export interface QueryCase {
  name: string
  docs: Document[]
  filter: Document
  finds: (number | string)[]
}

const kinds: Document[] = [
  { _id: 1, a: 1 },
  { _id: 2, a: 2 },
  { _id: 3, a: 'x' },
  { _id: 4, a: null },
  { _id: 5 },
  { _id: 6, a: [1, 7] },
  { _id: 7, a: { b: 1 } },
  { _id: 8, a: true },
  { _id: 9, a: DAY },
  { _id: 10, a: ID },
  { _id: 11, a: [] },
]
const paths: Document[] = [
  { _id: 1, a: { b: 1 } },
  { _id: 2, a: { b: [1, 2] } },
  { _id: 3, a: [{ b: 1 }, { b: 5 }] },
  { _id: 4, a: { c: 1 } },
  { _id: 5, a: 3 },
  { _id: 6 },
  { _id: 7, a: { b: null } },
  { _id: 8, a: [{ b: 2 }, { c: 1 }] },
]
const numbers: Document[] = [
  { _id: 1, n: new Int32(5) },
  { _id: 2, n: new Double(5) },
  { _id: 3, n: Long.fromNumber(5) },
  { _id: 4, n: new Double(5.5) },
  { _id: 5, n: Long.fromString('9007199254740993') },
  { _id: 6, n: Long.fromString('9007199254740992') },
  { _id: 7, n: new Double(-3) },
  { _id: 8, n: new Double(NaN) },
  { _id: 9, n: new Double(-0) },
  { _id: 10, n: new Double(Infinity) },
]
const words = ['a', 'ab', 'a\u0000b', 'b', 'é', '😀', ''].map((s, i) => ({ _id: i + 1, s }))

export const QUERY_CASES: QueryCase[] = [
  { name: 'no condition finds all', docs: kinds, filter: {}, finds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  { name: 'equality, also with an element of an array', docs: kinds, filter: { a: 1 }, finds: [1, 6] },
  { name: 'equality with a text', docs: kinds, filter: { a: 'x' }, finds: [3] },
  { name: 'equality with true', docs: kinds, filter: { a: true }, finds: [8] },
  { name: 'equality with a date', docs: kinds, filter: { a: DAY }, finds: [9] },
  { name: 'equality with an ObjectId', docs: kinds, filter: { a: ID }, finds: [10] },
  { name: 'equality with null finds missing too', docs: kinds, filter: { a: null }, finds: [4, 5] },
  { name: 'equality with a document', docs: kinds, filter: { a: { b: 1 } }, finds: [7] },
  { name: 'equality with a document needs all of its fields', docs: kinds, filter: { a: {} }, finds: [] },
  { name: 'equality with an array needs the whole array', docs: kinds, filter: { a: [1, 7] }, finds: [6] },
  { name: 'equality with an array in another order', docs: kinds, filter: { a: [7, 1] }, finds: [] },
  { name: 'equality with the empty array', docs: kinds, filter: { a: [] }, finds: [11] },
  {
    name: 'field order counts in documents',
    docs: [{ _id: 1, a: { x: 1, y: 2 } }],
    filter: { a: { y: 2, x: 1 } },
    finds: [],
  },
  { name: '$eq is equality', docs: kinds, filter: { a: { $eq: 2 } }, finds: [2] },
  {
    name: '$ne finds everything else, missing too',
    docs: kinds,
    filter: { a: { $ne: 1 } },
    finds: [2, 3, 4, 5, 7, 8, 9, 10, 11],
  },
  {
    name: '$ne null leaves missing out',
    docs: kinds,
    filter: { a: { $ne: null } },
    finds: [1, 2, 3, 6, 7, 8, 9, 10, 11],
  },
  { name: '$in finds any of the values', docs: kinds, filter: { a: { $in: [2, 'x', 7] } }, finds: [2, 3, 6] },
  {
    name: '$in with null finds missing too',
    docs: kinds,
    filter: { a: { $in: [null, 2] } },
    finds: [2, 4, 5],
  },
  { name: '$in with nothing finds nothing', docs: kinds, filter: { a: { $in: [] } }, finds: [] },
  { name: '$in names a value twice', docs: kinds, filter: { a: { $in: [1, 1, 7] } }, finds: [1, 6] },
  { name: '$in with an array as a value', docs: kinds, filter: { a: { $in: [[1, 7], 2] } }, finds: [2, 6] },
  { name: '$gt stays within the type', docs: kinds, filter: { a: { $gt: 1 } }, finds: [2, 6] },
  { name: '$gte includes', docs: kinds, filter: { a: { $gte: 2 } }, finds: [2, 6] },
  { name: '$lt excludes', docs: kinds, filter: { a: { $lt: 2 } }, finds: [1, 6] },
  { name: '$lte includes', docs: kinds, filter: { a: { $lte: 2 } }, finds: [1, 2, 6] },
  {
    name: '$gt and $lt met by two elements of an array',
    docs: kinds,
    filter: { a: { $gt: 5, $lt: 2 } },
    finds: [6],
  },
  { name: '$gt of a text', docs: kinds, filter: { a: { $gt: 'w' } }, finds: [3] },
  { name: '$lte of a date', docs: kinds, filter: { a: { $lte: NEXT_DAY } }, finds: [9] },
  { name: '$lt of a date', docs: kinds, filter: { a: { $lt: DAY } }, finds: [] },
  { name: '$gte null finds null and missing', docs: kinds, filter: { a: { $gte: null } }, finds: [4, 5] },
  { name: '$gt null finds nothing', docs: kinds, filter: { a: { $gt: null } }, finds: [] },
  { name: '$gt of a boolean', docs: kinds, filter: { a: { $gt: false } }, finds: [8] },
  {
    name: '$gt of an ObjectId',
    docs: kinds,
    filter: { a: { $gt: new ObjectId('000000000000000000000000') } },
    finds: [10],
  },
  {
    name: '$exists true finds null, not missing',
    docs: kinds,
    filter: { a: { $exists: true } },
    finds: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11],
  },
  { name: '$exists false finds missing only', docs: kinds, filter: { a: { $exists: false } }, finds: [5] },
  { name: '$exists 0 is false', docs: kinds, filter: { a: { $exists: 0 } }, finds: [5] },
  { name: '$or', docs: kinds, filter: { $or: [{ a: 2 }, { _id: 5 }] }, finds: [2, 5] },
  {
    name: '$or whose branches overlap finds each once',
    docs: kinds,
    filter: { $or: [{ a: 1 }, { a: 7 }, { _id: 6 }] },
    finds: [1, 6],
  },
  {
    name: '$or beside another condition',
    docs: kinds,
    filter: { _id: { $gt: 5 }, $or: [{ a: 1 }, { a: true }] },
    finds: [6, 8],
  },
  { name: '$and', docs: kinds, filter: { $and: [{ a: 1 }, { a: 7 }] }, finds: [6] },
  {
    name: '$or within $and',
    docs: kinds,
    filter: { $and: [{ $or: [{ a: 1 }, { a: 2 }] }, { _id: { $lt: 3 } }] },
    finds: [1, 2],
  },
  { name: 'two fields', docs: kinds, filter: { _id: 1, a: 2 }, finds: [] },
  { name: 'path into a document', docs: paths, filter: { 'a.b': 1 }, finds: [1, 2, 3] },
  { name: 'path with $in', docs: paths, filter: { 'a.b': { $in: [5, 2] } }, finds: [2, 3, 8] },
  { name: 'path with $gt', docs: paths, filter: { 'a.b': { $gt: 1 } }, finds: [2, 3, 8] },
  {
    name: 'path and null: lacking it anywhere counts',
    docs: paths,
    filter: { 'a.b': null },
    finds: [4, 5, 6, 7, 8],
  },
  {
    name: 'path with $exists true',
    docs: paths,
    filter: { 'a.b': { $exists: true } },
    finds: [1, 2, 3, 7, 8],
  },
  { name: 'path with $exists false', docs: paths, filter: { 'a.b': { $exists: false } }, finds: [4, 5, 6] },
  { name: 'path with the index of an array', docs: paths, filter: { 'a.0.b': 1 }, finds: [3] },
  { name: 'path to an element of an array', docs: paths, filter: { 'a.b.1': 2 }, finds: [2] },
  { name: 'numbers are equal over their types', docs: numbers, filter: { n: 5 }, finds: [1, 2, 3] },
  {
    name: 'Longs beyond 2^53 stay apart',
    docs: numbers,
    filter: { n: Long.fromString('9007199254740993') },
    finds: [5],
  },
  {
    name: 'Longs beyond 2^53 are in order',
    docs: numbers,
    filter: { n: { $gt: Long.fromString('9007199254740992') } },
    finds: [5, 10],
  },
  { name: 'a fraction', docs: numbers, filter: { n: { $gt: 5, $lt: 6 } }, finds: [4] },
  { name: 'negative numbers', docs: numbers, filter: { n: { $lt: 0 } }, finds: [7] },
  { name: 'minus zero is zero', docs: numbers, filter: { n: 0 }, finds: [9] },
  { name: 'NaN equals itself', docs: numbers, filter: { n: new Double(NaN) }, finds: [8] },
  { name: 'NaN is in no range', docs: numbers, filter: { n: { $lt: 6 } }, finds: [1, 2, 3, 4, 7, 9] },
  { name: 'infinity', docs: numbers, filter: { n: { $gte: new Double(Infinity) } }, finds: [10] },
  { name: 'texts by their bytes', docs: words, filter: { s: { $gt: 'a' } }, finds: [2, 3, 4, 5, 6] },
  { name: 'texts up to one with a NUL', docs: words, filter: { s: { $lte: 'a\u0000b' } }, finds: [1, 3, 7] },
  { name: 'a text is no prefix', docs: words, filter: { s: 'a' }, finds: [1] },
  { name: 'the empty text', docs: words, filter: { s: '' }, finds: [7] },
  { name: 'no case folding', docs: words, filter: { s: 'A' }, finds: [] },
  {
    name: 'binary by length first',
    docs: [
      { _id: 1, k: new Binary(Buffer.from([9])) },
      { _id: 2, k: new Binary(Buffer.from([1, 1])) },
    ],
    filter: { k: { $gt: new Binary(Buffer.from([9])) } },
    finds: [2],
  },
]

/** Documents in the order of a sort; `skip` and `limit` as in find. */
export interface SortCase {
  name: string
  docs: Document[]
  filter?: Document
  sort: Record<string, 1 | -1>
  skip?: number
  limit?: number
  finds: (number | string)[]
}

export const SORT_CASES: SortCase[] = [
  {
    name: 'types in their order, missing as null',
    docs: [
      { _id: 'bool', a: true },
      { _id: 'text', a: 'x' },
      { _id: 'missing' },
      { _id: 'number', a: 3 },
      { _id: 'date', a: DAY },
      { _id: 'oid', a: ID },
      { _id: 'object', a: { b: 1 } },
    ],
    sort: { a: 1 },
    finds: ['missing', 'number', 'text', 'object', 'oid', 'bool', 'date'],
  },
  {
    name: 'descending',
    docs: [
      { _id: 1, a: 2 },
      { _id: 2, a: 3 },
      { _id: 3, a: 1 },
    ],
    sort: { a: -1 },
    finds: [2, 1, 3],
  },
  {
    name: 'an array by its smallest ascending',
    docs: [{ _id: 1, a: [5, 1] }, { _id: 2, a: 2 }, { _id: 3, a: [] }, { _id: 4 }],
    sort: { a: 1 },
    finds: [3, 4, 1, 2],
  },
  {
    name: 'an array by its largest descending',
    docs: [
      { _id: 1, a: [5, 1] },
      { _id: 2, a: 4 },
      { _id: 3, a: 6 },
    ],
    sort: { a: -1 },
    finds: [3, 1, 2],
  },
  {
    name: 'two fields in two directions',
    docs: [
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 2 },
      { _id: 3, a: 0, b: 0 },
    ],
    sort: { a: 1, b: -1 },
    finds: [3, 2, 1],
  },
  {
    name: 'within a filter, skipping and limiting',
    docs: [5, 3, 1, 4, 2].map((b, i) => ({ _id: i, a: 1, b })),
    filter: { a: 1 },
    sort: { b: -1 },
    skip: 1,
    limit: 2,
    finds: [3, 1],
  },
  {
    name: 'numbers of all types, NaN first',
    docs: numbers,
    sort: { n: 1, _id: 1 },
    finds: [8, 7, 9, 1, 2, 3, 4, 6, 5, 10],
  },
  { name: 'texts by their bytes', docs: words, sort: { s: 1 }, finds: [7, 1, 3, 2, 4, 5, 6] },
  { name: 'limit 0 is no limit', docs: words, sort: { s: 1 }, limit: 0, finds: [7, 1, 3, 2, 4, 5, 6] },
]

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

/** What an upsert inserts when nothing matches. */
export interface UpsertCase {
  name: string
  filter: Document
  update: Document
  inserts: Document
}

export const UPSERT_CASES: UpsertCase[] = [
  {
    name: 'equalities and $set',
    filter: { _id: 1, a: 1 },
    update: { $set: { b: 2 } },
    inserts: { _id: 1, a: 1, b: 2 },
  },
  {
    name: '$eq and $and count as equality',
    filter: { $and: [{ _id: { $eq: 1 } }, { a: 2 }] },
    update: { $set: { b: 2 } },
    inserts: { _id: 1, a: 2, b: 2 },
  },
  {
    name: 'ranges do not',
    filter: { _id: 1, a: { $gt: 1 } },
    update: { $set: { b: 2 } },
    inserts: { _id: 1, b: 2 },
  },
  {
    name: 'paths make documents',
    filter: { _id: 1, 'a.b': 1 },
    update: { $set: { 'a.c': 2 } },
    inserts: { _id: 1, a: { b: 1, c: 2 } },
  },
  {
    name: '$setOnInsert',
    filter: { _id: 1 },
    update: { $set: { a: 1 }, $setOnInsert: { b: 2 } },
    inserts: { _id: 1, a: 1, b: 2 },
  },
  {
    name: '$inc starts at the operand',
    filter: { _id: 1 },
    update: { $inc: { n: 3 } },
    inserts: { _id: 1, n: 3 },
  },
  {
    name: 'replacement takes the _id only',
    filter: { _id: 1, a: 1 },
    update: { b: 2 },
    inserts: { _id: 1, b: 2 },
  },
  { name: 'the _id may be set', filter: { a: 1 }, update: { $set: { _id: 9 } }, inserts: { _id: 9, a: 1 } },
]

/** Fields kept by a projection, always from the same document. */
export const PROJECTED = { _id: 1, a: 1, b: 2, c: { d: 3 } }
export const PROJECTION_CASES: { projection: Document; shows: Document }[] = [
  { projection: {}, shows: PROJECTED },
  { projection: { a: 1 }, shows: { _id: 1, a: 1 } },
  { projection: { c: 1, a: 1, _id: 0 }, shows: { a: 1, c: { d: 3 } } },
  { projection: { b: 0 }, shows: { _id: 1, a: 1, c: { d: 3 } } },
  { projection: { _id: 0 }, shows: { a: 1, b: 2, c: { d: 3 } } },
  { projection: { _id: 1 }, shows: { _id: 1 } },
  { projection: { _id: 0, a: false }, shows: { b: 2, c: { d: 3 } } },
  { projection: { x: true }, shows: { _id: 1 } },
]
