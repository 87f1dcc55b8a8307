import { Long, type Document } from 'bson'

/**
 * Commands that are refused, with MongoDB's code. `c` is a collection holding `{_id: 1, a: 1, s: 'x', n: Long max}` with a
 * unique index on `a` named `a_1`.
 */
export interface RefusalCase {
  name: string
  command: Document
  code: number
  /** How the message begins, or a part of it, where clients or people rely on it. */
  says?: string
}

export const STORED = { _id: 1, a: 1, s: 'x', list: [1], n: Long.MAX_VALUE }

/** Commands on `c`. */
export const find = (filter: Document, rest: Document = {}): Document => ({ find: 'c', filter, ...rest })
export const update = (u: unknown, rest: Document = {}): Document => ({
  update: 'c',
  updates: [{ q: { _id: 1 }, u, ...rest }],
})
export const index = (spec: Document): Document => ({ createIndexes: 'c', indexes: [spec] })
export const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} })
