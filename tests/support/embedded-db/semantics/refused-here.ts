import { BSONRegExp, Decimal128, Long } from 'bson'
import { aggregate, find, index, update, type RefusalCase } from './refusal-case.ts'

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
