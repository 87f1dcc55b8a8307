import { BSONRegExp, Decimal128, Double, Long, type Document } from 'bson'

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

const find = (filter: Document, rest: Document = {}): Document => ({ find: 'c', filter, ...rest })
const update = (u: unknown, rest: Document = {}): Document => ({
  update: 'c',
  updates: [{ q: { _id: 1 }, u, ...rest }],
})
const index = (spec: Document): Document => ({ createIndexes: 'c', indexes: [spec] })
const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} })

/** As MongoDB refuses them. */
export const REFUSALS: RefusalCase[] = [
  { name: 'an unknown command', command: { fly: 1 }, code: 59, says: "no such command: 'fly'" },
  { name: 'an unknown field of a command', command: find({}, { wings: 2 }), code: 40415 },
  {
    name: 'an unknown query operator',
    command: find({ a: { $near2: 1 } }),
    code: 2,
    says: 'unknown operator: $near2',
  },
  {
    name: 'an operator among fields',
    command: find({ a: { $gt: 1, b: 2 } }),
    code: 2,
    says: 'unknown operator: b',
  },
  {
    name: 'an unknown operator at the top',
    command: find({ $where2: '1' }),
    code: 2,
    says: 'unknown top level operator: $where2',
  },
  { name: '$in without an array', command: find({ a: { $in: 1 } }), code: 2, says: '$in needs an array' },
  {
    name: '$in with operators',
    command: find({ a: { $in: [{ $gt: 1 }] } }),
    code: 2,
    says: 'cannot nest $ under $in',
  },
  { name: '$or without an array', command: find({ $or: 1 }), code: 2, says: '$or must be an array' },
  { name: '$or with nothing', command: find({ $or: [] }), code: 2 },
  { name: '$and with a number in it', command: find({ $and: [1] }), code: 2 },
  { name: 'a filter that is a text', command: { find: 'c', filter: 'x' }, code: 14 },
  { name: 'a negative limit', command: find({}, { limit: -1 }), code: 51024 },
  { name: 'a negative skip', command: find({}, { skip: -1 }), code: 51024 },
  { name: 'a sort in direction 2', command: find({}, { sort: { a: 2 } }), code: 15975 },
  { name: 'a sort in direction x', command: find({}, { sort: { a: 'x' } }), code: 15974 },
  {
    name: 'leaving out within a projection that keeps',
    command: find({}, { projection: { a: 1, b: 0 } }),
    code: 31254,
  },
  {
    name: 'keeping within a projection that leaves out',
    command: find({}, { projection: { a: 0, b: 1 } }),
    code: 31253,
  },
  { name: 'a collection without a name', command: { find: '' }, code: 73 },
  { name: 'a collection name that is a number', command: { find: 1, filter: {} }, code: 73 },
  {
    name: 'a lost cursor',
    command: { getMore: Long.fromNumber(77), collection: 'c' },
    code: 43,
    says: 'cursor id 77 not found',
  },
  {
    name: 'indexes of a missing collection',
    command: { listIndexes: 'nothing' },
    code: 26,
    says: 'ns does not exist',
  },
  { name: 'a duplicate _id', command: { insert: 'c', documents: [{ _id: 1 }] }, code: 11000 },
  {
    name: 'a duplicate in a unique index',
    command: { insert: 'c', documents: [{ _id: 2, a: new Double(1) }] },
    code: 11000,
  },
  { name: 'an array as _id', command: { insert: 'c', documents: [{ _id: [1] }] }, code: 53 },
  {
    name: 'an unknown update operator',
    command: update({ $fly: { a: 1 } }),
    code: 9,
    says: 'Unknown modifier: $fly',
  },
  { name: 'an operator after fields', command: update({ b: 1, $set: { a: 1 } }), code: 52 },
  {
    name: '$set with a text',
    command: update({ $set: 'x' }),
    code: 9,
    says: 'Modifiers operate on fields but we found type string',
  },
  { name: '$set of the _id', command: update({ $set: { _id: 2 } }), code: 66 },
  { name: 'a replacement with another _id', command: update({ _id: 2, a: 1 }), code: 66 },
  {
    name: 'one path twice',
    command: update({ $set: { b: 1 }, $inc: { b: 1 } }),
    code: 40,
    says: "Updating the path 'b' would create a conflict at 'b'",
  },
  { name: 'a path and its beginning', command: update({ $set: { 'b.c': 1, b: 1 } }), code: 40 },
  {
    name: 'a path through a number',
    command: update({ $set: { 'a.b': 1 } }),
    code: 28,
    says: "Cannot create field 'b' in element {a: 1}",
  },
  { name: 'a name in an array', command: update({ $set: { 'list.b': 1 } }), code: 28 },
  { name: 'an empty part of a path', command: update({ $set: { 'b..c': 1 } }), code: 56 },
  {
    name: '$inc by a text',
    command: update({ $inc: { a: '1' } }),
    code: 14,
    says: 'Cannot increment with non-numeric argument',
  },
  {
    name: '$inc of a text',
    command: update({ $inc: { s: 1 } }),
    code: 14,
    says: 'Cannot apply $inc to a value of non-numeric type',
  },
  {
    name: '$inc beyond 64 bits',
    command: update({ $inc: { n: 1 } }),
    code: 2,
    says: 'Failed to apply $inc operations',
  },
  { name: 'a replacement of many', command: update({ b: 1 }, { multi: true }), code: 9 },
  {
    name: 'an update to a duplicate',
    command: { update: 'c', updates: [{ q: { _id: 5 }, u: { $set: { a: 1 } }, upsert: true }] },
    code: 11000,
  },
  {
    name: 'an upsert with two values for a field',
    command: {
      update: 'c',
      updates: [{ q: { $and: [{ b: 1 }, { b: 2 }] }, u: { $set: { z: 1 } }, upsert: true }],
    },
    code: 54,
  },
  {
    name: 'an unknown field of an update',
    command: { update: 'c', updates: [{ q: {}, u: { $set: { b: 1 } }, wings: 1 }] },
    code: 40415,
  },
  { name: 'a delete with limit 2', command: { delete: 'c', deletes: [{ q: {}, limit: 2 }] }, code: 9 },
  { name: 'findAndModify without an update', command: { findAndModify: 'c', query: {} }, code: 9 },
  {
    name: 'findAndModify with both',
    command: { findAndModify: 'c', query: {}, remove: true, update: { $set: { b: 1 } } },
    code: 9,
  },
  {
    name: 'findAndModify to a duplicate',
    command: { findAndModify: 'c', query: { _id: 6 }, update: { $set: { a: 1 } }, upsert: true },
    code: 11000,
  },
  {
    name: 'an index under a name taken by another key',
    command: index({ key: { b: 1 }, name: 'a_1' }),
    code: 86,
  },
  {
    name: 'an index under its name, but not unique',
    command: index({ key: { a: 1 }, name: 'a_1' }),
    code: 86,
  },
  {
    name: 'an index under its name, but expiring',
    command: index({ key: { a: 1 }, name: 'a_1', unique: true, expireAfterSeconds: 5 }),
    code: 85,
  },
  {
    name: 'an index under another name',
    command: index({ key: { a: 1 }, name: 'other', unique: true }),
    code: 85,
    says: 'Index already exists with a different name: a_1',
  },
  { name: 'an index without a key', command: index({ key: {}, name: 'x' }), code: 67 },
  {
    name: 'an unknown option of an index',
    command: index({ key: { b: 1 }, name: 'b_1', wings: 1 }),
    code: 197,
  },
  {
    name: 'a partial index with $ne',
    command: index({ key: { b: 1 }, name: 'b_1', partialFilterExpression: { b: { $ne: 1 } } }),
    code: 67,
  },
  {
    name: 'two arrays in one index',
    command: { insert: 'parallel', documents: [{ _id: 1, x: [1, 2], y: [1, 2] }] },
    code: 171,
  },
  { name: 'aggregate without a cursor', command: { aggregate: 'c', pipeline: [] }, code: 9 },
  {
    name: 'an unknown stage',
    command: aggregate({ $fly: {} }),
    code: 40324,
    says: "Unrecognized pipeline stage name: '$fly'",
  },
  {
    name: '$sample without a number',
    command: aggregate({ $match: {} }, { $sample: { size: 'x' } }),
    code: 28746,
  },
  { name: '$sample without a size', command: aggregate({ $match: {} }, { $sample: {} }), code: 28749 },
]

/** What MongoDB can do and the embedded database refuses, rather than to do it half. */
export const REFUSED_HERE: RefusalCase[] = [
  ...['$regex', '$nin', '$not', '$elemMatch', '$all', '$size', '$type', '$mod', '$near'].map((operator) => ({
    name: `the query operator ${operator}`,
    command: find({ a: { [operator]: 1 } }),
    code: 2,
    says: `unknown operator: ${operator}`,
  })),
  ...['$nor', '$expr', '$text', '$where', '$comment', '$jsonSchema'].map((operator) => ({
    name: `the query operator ${operator}`,
    command: find({ [operator]: [{ a: 1 }] }),
    code: 2,
    says: `unknown top level operator: ${operator}`,
  })),
  ...['$push', '$pull', '$pop', '$addToSet', '$min', '$max', '$mul', '$rename', '$currentDate', '$bit'].map(
    (operator) => ({
      name: `the update operator ${operator}`,
      command: update({ [operator]: { b: 1 } }),
      code: 9,
      says: `Unknown modifier: ${operator}`,
    }),
  ),
  ...[
    'count',
    'distinct',
    'drop',
    'dropIndexes',
    'listCollections',
    'listDatabases',
    'collMod',
    'explain',
    'mapReduce',
    'renameCollection',
    'buildInfo',
    'saslStart',
  ].map((name) => ({
    name: `the command ${name}`,
    command: { [name]: 'c' },
    code: 59,
    says: `no such command: '${name}'`,
  })),
  ...['hint', 'collation', 'let', 'min', 'max', 'tailable', 'maxTimeMS'].map((field) => ({
    name: `find with ${field}`,
    command: find({}, { [field]: 1 }),
    code: 40415,
  })),
  ...['collation', 'arrayFilters', 'hint', 'c'].map((field) => ({
    name: `update with ${field}`,
    command: update({ $set: { b: 1 } }, { [field]: 1 }),
    code: 40415,
  })),
  { name: 'a regular expression as a value', command: find({ s: new BSONRegExp('x', '') }), code: 2 },
  { name: 'a regular expression in $in', command: find({ s: { $in: [new BSONRegExp('x', '')] } }), code: 2 },
  { name: 'a Decimal128 in a comparison', command: find({ a: Decimal128.fromString('1') }), code: 2 },
  { name: 'a positional update', command: update({ $set: { 'list.$': 1 } }), code: 2 },
  { name: 'an update for all elements', command: update({ $set: { 'list.$[]': 1 } }), code: 2 },
  { name: 'an update by a pipeline', command: update([{ $set: { a: 1 } }]), code: 9 },
  { name: 'a projection of a path', command: find({}, { projection: { 'a.b': 1 } }), code: 2 },
  { name: 'a projection by $slice', command: find({}, { projection: { list: { $slice: 1 } } }), code: 2 },
  { name: 'a text index', command: index({ key: { b: 'text' }, name: 'b_text' }), code: 67 },
  { name: 'a wildcard index', command: index({ key: { '$**': 1 }, name: 'all' }), code: 67 },
  { name: 'a sparse index', command: index({ key: { b: 1 }, name: 'b_1', sparse: true }), code: 197 },
  {
    name: 'an expiring index on two fields',
    command: index({ key: { b: 1, d: 1 }, name: 'bd', expireAfterSeconds: 1 }),
    code: 67,
  },
  { name: 'a capped collection', command: { create: 'capped', capped: true, size: 1000 }, code: 40415 },
  { name: 'a collection that exists', command: { create: 'c' }, code: 48 },
  {
    name: 'a pipeline of other stages',
    command: aggregate({ $match: {} }, { $sort: { a: 1 } }),
    code: 40324,
  },
  { name: '$match alone', command: aggregate({ $match: {} }), code: 2 },
  {
    name: 'a grouping by a field',
    command: aggregate({ $match: {} }, { $group: { _id: '$a', n: { $sum: 1 } } }),
    code: 2,
  },
  {
    name: 'a sum of a field',
    command: aggregate({ $match: {} }, { $group: { _id: 1, n: { $sum: '$a' } } }),
    code: 2,
  },
  {
    name: 'a key of more than 1,978 bytes',
    command: { insert: 'c', documents: [{ _id: 7, a: 'x'.repeat(2000) }] },
    code: 17280,
  },
  { name: 'a transaction', command: find({}, { txnNumber: Long.ONE, startTransaction: true }), code: 20 },
  {
    name: 'a write concern for several machines',
    command: { insert: 'c', documents: [{ _id: 8 }], writeConcern: { w: 3 } },
    code: 2,
  },
]
