import type { Document } from 'bson'

/** The document to which all projections are applied. */
export const PROJECTED = { _id: 1, a: 1, b: 2, c: { d: 3 } }
export const PROJECTION_CASES: { projection: Document; shows: Document }[] = [
  { projection: {}, shows: PROJECTED },
  { projection: { a: 1 }, shows: { _id: 1, a: 1 } },
  { projection: { c: 1, a: 1 }, shows: { _id: 1, a: 1, c: { d: 3 } } },
  { projection: { _id: 1 }, shows: { _id: 1 } },
  { projection: { x: 1 }, shows: { _id: 1 } },
]
