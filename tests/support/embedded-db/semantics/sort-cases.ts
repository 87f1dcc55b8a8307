import type { Document } from 'bson'
import { DAY, ID, numbers, words } from './documents.ts'

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
