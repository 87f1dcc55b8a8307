import type { Document } from 'bson'

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
