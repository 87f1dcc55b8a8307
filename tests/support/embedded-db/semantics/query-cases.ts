import { Double, ObjectId, type Document } from 'bson'
import { DAY, ID, kinds, NEXT_DAY, numbers, paths, words } from './documents.ts'

/** Documents by `_id`, a filter, and the ids of the documents it finds. */
export interface QueryCase {
  docs: Document[]
  filter: Document
  finds: number[]
  /** Set if the field contains documents, which cannot be indexed here. */
  unindexed?: true
}

/**
 * MongoDB's documented results for every query operator that the application uses, as data; the files next to this one do
 * the same for sorting, updates, upserts and projections. The tests run all of it against the embedded database, or
 * against any MongoDB named in TEST_MONGODB_URI.
 */
export const QUERY_CASES: Record<string, QueryCase> = {
  'no condition finds all': { docs: kinds, filter: {}, finds: [1, 2, 3, 4, 5, 6, 8, 9, 10] },
  'equality with a number': { docs: kinds, filter: { a: 1 }, finds: [1] },
  'equality with a string': { docs: kinds, filter: { a: 'x' }, finds: [3] },
  'equality with true': { docs: kinds, filter: { a: true }, finds: [8] },
  'equality with a date': { docs: kinds, filter: { a: DAY }, finds: [9] },
  'equality with an ObjectId': { docs: kinds, filter: { a: ID }, finds: [10] },
  'equality with null also finds missing': { docs: kinds, filter: { a: null }, finds: [4, 5] },
  '$ne finds everything else, including missing': {
    docs: kinds,
    filter: { a: { $ne: 1 } },
    finds: [2, 3, 4, 5, 6, 8, 9, 10],
  },
  '$ne null excludes missing': {
    docs: kinds,
    filter: { a: { $ne: null } },
    finds: [1, 2, 3, 6, 8, 9, 10],
  },
  '$in finds any of the values': { docs: kinds, filter: { a: { $in: [2, 'x', 7] } }, finds: [2, 3, 6] },
  '$in with null also finds missing': {
    docs: kinds,
    filter: { a: { $in: [null, 2] } },
    finds: [2, 4, 5],
  },
  '$in with nothing finds nothing': { docs: kinds, filter: { a: { $in: [] } }, finds: [] },
  '$in finds each document once': { docs: kinds, filter: { a: { $in: [1, 1, 7] } }, finds: [1, 6] },
  '$gt stays within the type': { docs: kinds, filter: { a: { $gt: 1 } }, finds: [2, 6] },
  '$lt excludes': { docs: kinds, filter: { a: { $lt: 2 } }, finds: [1] },
  '$gt and $lt': { docs: kinds, filter: { a: { $gt: 1, $lt: 7 } }, finds: [2] },
  '$gt of a string': { docs: kinds, filter: { a: { $gt: 'w' } }, finds: [3] },
  '$lt of a later date': { docs: kinds, filter: { a: { $lt: NEXT_DAY } }, finds: [9] },
  '$lt of a date': { docs: kinds, filter: { a: { $lt: DAY } }, finds: [] },
  '$gt null finds nothing': { docs: kinds, filter: { a: { $gt: null } }, finds: [] },
  '$gt of a boolean': { docs: kinds, filter: { a: { $gt: false } }, finds: [8] },
  '$gt of an ObjectId': {
    docs: kinds,
    filter: { a: { $gt: new ObjectId('000000000000000000000000') } },
    finds: [10],
  },
  $or: { docs: kinds, filter: { $or: [{ a: 2 }, { _id: 5 }] }, finds: [2, 5] },
  '$or with overlapping branches finds each once': {
    docs: kinds,
    filter: { $or: [{ a: 1 }, { a: 7 }, { _id: 6 }] },
    finds: [1, 6],
  },
  '$or next to another condition': {
    docs: kinds,
    filter: { _id: { $gt: 5 }, $or: [{ a: 1 }, { a: true }] },
    finds: [8],
  },
  '$or within $or': {
    docs: kinds,
    filter: { $or: [{ $or: [{ a: 1 }, { a: 2 }] }, { _id: { $lt: 1 } }] },
    finds: [1, 2],
  },
  'two fields': { docs: kinds, filter: { _id: 1, a: 2 }, finds: [] },
  'a path into a document': { docs: paths, filter: { 'a.b': 1 }, finds: [1] },
  'a path with $in': { docs: paths, filter: { 'a.b': { $in: [5, 2] } }, finds: [2] },
  'a path with $gt': { docs: paths, filter: { 'a.b': { $gt: 1 } }, finds: [2] },
  'a path and null': { docs: paths, filter: { 'a.b': null }, finds: [4, 5, 6, 7] },
  'a document equals no number': { docs: paths, filter: { a: 3 }, finds: [5], unindexed: true },
  'a document differs from a number': {
    docs: paths,
    filter: { a: { $ne: 3 } },
    finds: [1, 2, 4, 6, 7],
    unindexed: true,
  },
  'numbers are equal across their types': { docs: numbers, filter: { n: 5 }, finds: [1, 2, 3] },
  'a fraction': { docs: numbers, filter: { n: { $gt: 5, $lt: 6 } }, finds: [4] },
  'negative numbers': { docs: numbers, filter: { n: { $lt: 0 } }, finds: [7] },
  'minus zero is zero': { docs: numbers, filter: { n: 0 }, finds: [9] },
  infinity: { docs: numbers, filter: { n: new Double(Infinity) }, finds: [10] },
  'strings by their bytes': { docs: words, filter: { s: { $gt: 'a' } }, finds: [2, 3, 4, 5, 6] },
  'strings below one with a NUL': { docs: words, filter: { s: { $lt: 'a\u0000b' } }, finds: [1, 7] },
  'a string does not match as a prefix': { docs: words, filter: { s: 'a' }, finds: [1] },
  'the empty string': { docs: words, filter: { s: '' }, finds: [7] },
  'no case folding': { docs: words, filter: { s: 'A' }, finds: [] },
}
