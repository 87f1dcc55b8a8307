import type { Document } from 'bson'
import { DAY, ID, numbers, words } from './documents.ts'

/** Documents in the order of a sort; `skip` and `limit` as in find. */
export interface SortCase {
  docs: Document[]
  filter?: Document
  sort: Record<string, 1 | -1>
  /** The index that supports the sort, if it is not the sort itself. */
  index?: Record<string, 1 | -1>
  skip?: number
  limit?: number
  finds: (number | string)[]
}

const three = [
  { _id: 1, a: 1, b: 1 },
  { _id: 2, a: 1, b: 2 },
  { _id: 3, a: 0, b: 0 },
]
const five = [5, 3, 1, 4, 2].map((b, i) => ({ _id: i, a: 1, b }))

export const SORT_CASES: Record<string, SortCase> = {
  'types in order, missing as null': {
    docs: [
      { _id: 'bool', a: true },
      { _id: 'text', a: 'x' },
      { _id: 'missing' },
      { _id: 'number', a: 3 },
      { _id: 'date', a: DAY },
      { _id: 'oid', a: ID },
    ],
    sort: { a: 1 },
    finds: ['missing', 'number', 'text', 'oid', 'bool', 'date'],
  },
  descending: { docs: three, sort: { b: -1 }, finds: [2, 1, 3] },
  'descending by an ascending index': {
    docs: three,
    sort: { b: -1 },
    index: { b: 1 },
    finds: [2, 1, 3],
  },
  'two fields in two directions': { docs: three, sort: { a: 1, b: -1 }, finds: [3, 2, 1] },
  'two fields in two directions by the reversed index': {
    docs: three,
    sort: { a: 1, b: -1 },
    index: { a: -1, b: 1 },
    finds: [3, 2, 1],
  },
  'within a filter, skipping and limiting': {
    docs: five,
    filter: { a: 1 },
    sort: { b: -1 },
    index: { a: 1, b: 1 },
    skip: 1,
    limit: 2,
    finds: [3, 1],
  },
  'within a filter that the index does not fix': {
    docs: five,
    filter: { _id: { $gt: 1 } },
    sort: { b: 1 },
    finds: [2, 4, 3],
  },
  'numbers of all types': {
    docs: numbers,
    sort: { n: 1, _id: 1 },
    finds: [7, 9, 1, 2, 3, 4, 6, 10],
  },
  'strings by their bytes': { docs: words, sort: { s: 1 }, finds: [7, 1, 3, 2, 4, 5, 6] },
  'limit 0 means no limit': { docs: words, sort: { s: 1 }, limit: 0, finds: [7, 1, 3, 2, 4, 5, 6] },
}
