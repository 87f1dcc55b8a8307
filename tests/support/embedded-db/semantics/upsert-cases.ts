import type { Document } from 'bson'

/** The document that an upsert inserts when nothing matches. */
export interface UpsertCase {
  filter: Document
  update: Document
  inserts: Document
}

export const UPSERT_CASES: Record<string, UpsertCase> = {
  'equalities and $set': {
    filter: { _id: 1, a: 1 },
    update: { $set: { b: 2 } },
    inserts: { _id: 1, a: 1, b: 2 },
  },
  'a new _id if the filter has none': {
    filter: { a: 1, c: null },
    update: { $set: { b: 2 } },
    inserts: { a: 1, c: null, b: 2 },
  },
  '$inc starts at the operand': {
    filter: { _id: 1 },
    update: { $inc: { n: 3 } },
    inserts: { _id: 1, n: 3 },
  },
  $unset: { filter: { _id: 1, a: 1 }, update: { $unset: { a: 1 } }, inserts: { _id: 1 } },
  'the _id of the filter can be set': {
    filter: { _id: 1 },
    update: { $set: { _id: 1, a: 1 } },
    inserts: { _id: 1, a: 1 },
  },
  'the _id can be set': { filter: { a: 1 }, update: { $set: { _id: 9 } }, inserts: { _id: 9, a: 1 } },
}
