import { Double, ObjectId, type Document } from 'bson'
import { DAY, ID, kinds, NEXT_DAY, numbers, paths, words } from './documents.ts'

/** Documents by `_id`, a filter, and the ids of the documents it finds. */
export interface QueryCase {
  name: string
  docs: Document[]
  filter: Document
  finds: number[]
  /** The field holds documents, which can't be indexed here. */
  unindexed?: true
}

/**
 * MongoDB's documented results for every query operator that the application uses, as data; the files next to this one do
 * the same for sorting, updates, upserts and projections. The tests run all of it against the embedded database, or
 * against any MongoDB named in TEST_MONGODB_URI.
 */
export const QUERY_CASES: QueryCase[] = [
  { name: 'no condition finds all', docs: kinds, filter: {}, finds: [1, 2, 3, 4, 5, 6, 8, 9, 10] },
  { name: 'equality with a number', docs: kinds, filter: { a: 1 }, finds: [1] },
  { name: 'equality with a string', docs: kinds, filter: { a: 'x' }, finds: [3] },
  { name: 'equality with true', docs: kinds, filter: { a: true }, finds: [8] },
  { name: 'equality with a date', docs: kinds, filter: { a: DAY }, finds: [9] },
  { name: 'equality with an ObjectId', docs: kinds, filter: { a: ID }, finds: [10] },
  { name: 'equality with null also finds missing', docs: kinds, filter: { a: null }, finds: [4, 5] },
  {
    name: '$ne finds everything else, including missing',
    docs: kinds,
    filter: { a: { $ne: 1 } },
    finds: [2, 3, 4, 5, 6, 8, 9, 10],
  },
  {
    name: '$ne null excludes missing',
    docs: kinds,
    filter: { a: { $ne: null } },
    finds: [1, 2, 3, 6, 8, 9, 10],
  },
  { name: '$in finds any of the values', docs: kinds, filter: { a: { $in: [2, 'x', 7] } }, finds: [2, 3, 6] },
  {
    name: '$in with null also finds missing',
    docs: kinds,
    filter: { a: { $in: [null, 2] } },
    finds: [2, 4, 5],
  },
  { name: '$in with nothing finds nothing', docs: kinds, filter: { a: { $in: [] } }, finds: [] },
  { name: '$in finds each document once', docs: kinds, filter: { a: { $in: [1, 1, 7] } }, finds: [1, 6] },
  { name: '$gt stays within the type', docs: kinds, filter: { a: { $gt: 1 } }, finds: [2, 6] },
  { name: '$lt excludes', docs: kinds, filter: { a: { $lt: 2 } }, finds: [1] },
  { name: '$gt and $lt', docs: kinds, filter: { a: { $gt: 1, $lt: 7 } }, finds: [2] },
  { name: '$gt of a string', docs: kinds, filter: { a: { $gt: 'w' } }, finds: [3] },
  { name: '$lt of a later date', docs: kinds, filter: { a: { $lt: NEXT_DAY } }, finds: [9] },
  { name: '$lt of a date', docs: kinds, filter: { a: { $lt: DAY } }, finds: [] },
  { name: '$gt null finds nothing', docs: kinds, filter: { a: { $gt: null } }, finds: [] },
  { name: '$gt of a boolean', docs: kinds, filter: { a: { $gt: false } }, finds: [8] },
  {
    name: '$gt of an ObjectId',
    docs: kinds,
    filter: { a: { $gt: new ObjectId('000000000000000000000000') } },
    finds: [10],
  },
  { name: '$or', docs: kinds, filter: { $or: [{ a: 2 }, { _id: 5 }] }, finds: [2, 5] },
  {
    name: '$or with overlapping branches finds each once',
    docs: kinds,
    filter: { $or: [{ a: 1 }, { a: 7 }, { _id: 6 }] },
    finds: [1, 6],
  },
  {
    name: '$or next to another condition',
    docs: kinds,
    filter: { _id: { $gt: 5 }, $or: [{ a: 1 }, { a: true }] },
    finds: [8],
  },
  {
    name: '$or within $or',
    docs: kinds,
    filter: { $or: [{ $or: [{ a: 1 }, { a: 2 }] }, { _id: { $lt: 1 } }] },
    finds: [1, 2],
  },
  { name: 'two fields', docs: kinds, filter: { _id: 1, a: 2 }, finds: [] },
  { name: 'a path into a document', docs: paths, filter: { 'a.b': 1 }, finds: [1] },
  { name: 'a path with $in', docs: paths, filter: { 'a.b': { $in: [5, 2] } }, finds: [2] },
  { name: 'a path with $gt', docs: paths, filter: { 'a.b': { $gt: 1 } }, finds: [2] },
  { name: 'a path and null', docs: paths, filter: { 'a.b': null }, finds: [4, 5, 6, 7] },
  { name: 'a document equals no number', docs: paths, filter: { a: 3 }, finds: [5], unindexed: true },
  {
    name: 'a document differs from a number',
    docs: paths,
    filter: { a: { $ne: 3 } },
    finds: [1, 2, 4, 6, 7],
    unindexed: true,
  },
  { name: 'numbers are equal across their types', docs: numbers, filter: { n: 5 }, finds: [1, 2, 3] },
  { name: 'a fraction', docs: numbers, filter: { n: { $gt: 5, $lt: 6 } }, finds: [4] },
  { name: 'negative numbers', docs: numbers, filter: { n: { $lt: 0 } }, finds: [7] },
  { name: 'minus zero is zero', docs: numbers, filter: { n: 0 }, finds: [9] },
  { name: 'infinity', docs: numbers, filter: { n: new Double(Infinity) }, finds: [10] },
  { name: 'strings by their bytes', docs: words, filter: { s: { $gt: 'a' } }, finds: [2, 3, 4, 5, 6] },
  { name: 'strings below one with a NUL', docs: words, filter: { s: { $lt: 'a\u0000b' } }, finds: [1, 7] },
  { name: 'a string does not match as a prefix', docs: words, filter: { s: 'a' }, finds: [1] },
  { name: 'the empty string', docs: words, filter: { s: '' }, finds: [7] },
  { name: 'no case folding', docs: words, filter: { s: 'A' }, finds: [] },
]
