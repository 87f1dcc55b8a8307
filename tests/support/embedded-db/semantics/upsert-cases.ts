import type { Document } from 'bson'

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
