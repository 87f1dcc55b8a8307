import { Binary, Double, Long, ObjectId, type Document } from 'bson'
import { DAY, ID, kinds, NEXT_DAY, numbers, paths, words } from './documents.ts'

/** Documents by `_id`, a filter, and the ids of those it finds. */
export interface QueryCase {
  name: string
  docs: Document[]
  filter: Document
  finds: (number | string)[]
}

/**
 * What MongoDB's manual says of every query operator the application uses, as data; the files beside this one do so for
 * sorting, updates, upserts and projections. The tests run all of it against the embedded database, or against any MongoDB
 * named in TEST_MONGODB_URI.
 */
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
