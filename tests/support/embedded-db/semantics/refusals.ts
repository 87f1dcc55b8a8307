import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, type Document } from 'bson'

/** A command that the embedded database refuses with code 115. */
export interface RefusalCase {
  name: string
  command: Document
  /** The end of the message: what is not supported. */
  says: string
}

/** The only document of the collection `c`, which has a unique index on `a` named `a_1`. */
export const STORED = { _id: 1, a: 1, s: 'x', list: [1], n: new Int32(2 ** 31 - 1), d: { e: 1 } }

const find = (filter: unknown, rest: Document = {}): Document => ({ find: 'c', filter, ...rest })
const update = (u: unknown, rest: Document = {}, q: Document = { _id: 1 }): Document => ({
  update: 'c',
  updates: [{ q, u, ...rest }],
})
const insert = (...documents: Document[]): Document => ({ insert: 'c', documents })
const modify = (rest: Document): Document => ({ findAndModify: 'c', query: { _id: 1 }, ...rest })
const index = (spec: Document): Document => ({ createIndexes: 'c', indexes: [spec] })
const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} })
const SET = { $set: { b: 1 } }
const COUNT = { $group: { _id: 1, n: { $sum: 1 } } }
const nothingMatches = { _id: 5 }

const COMMANDS = [
  'abortTransaction',
  'buildInfo',
  'collMod',
  'commitTransaction',
  'count',
  'create',
  'distinct',
  'drop',
  'dropDatabase',
  'dropIndexes',
  'explain',
  'fly',
  'killCursors',
  'listCollections',
  'listDatabases',
  'listIndexes',
  'mapReduce',
  'renameCollection',
  'saslStart',
  'toString',
]
const FIELD_OPERATORS = [
  '$all',
  '$and',
  '$elemMatch',
  '$fly',
  '$gte',
  '$lte',
  '$mod',
  '$near',
  '$nin',
  '$not',
  '$regex',
  '$size',
  '$type',
]
const TOP_OPERATORS = ['$and', '$comment', '$expr', '$fly', '$jsonSchema', '$nor', '$text', '$where']
const UPDATE_OPERATORS = [
  '$addToSet',
  '$bit',
  '$currentDate',
  '$fly',
  '$max',
  '$min',
  '$mul',
  '$pop',
  '$pull',
  '$push',
  '$rename',
  '$setOnInsert',
]
const STAGES = ['$count', '$fly', '$limit', '$lookup', '$project', '$sample', '$skip', '$sort', '$unwind']

const stagesRefused = 'an aggregation other than [$match, { $group: { _id: 1, n: { $sum: 1 } } }]: '
const groupRefused = `${stagesRefused}$match,$group`
const LISTED = { $in: ['x'] }
const countByA = (filter: Document) =>
  aggregate({ $match: filter }, { $group: { _id: '$a', n: { $sum: 1 } } })

export const REFUSALS: RefusalCase[] = [
  ...COMMANDS.map((name) => ({
    name: `the command ${name}`,
    command: { [name]: 'c' },
    says: `the command ${name}`,
  })),
  ...FIELD_OPERATORS.map((operator) => ({
    name: `the query operator ${operator}`,
    command: find({ a: { [operator]: 1 } }),
    says: `the query operator ${operator}`,
  })),
  ...TOP_OPERATORS.map((operator) => ({
    name: `the query operator ${operator} at the top`,
    command: find({ [operator]: [{ a: 1 }] }),
    says: `the query operator ${operator}`,
  })),
  ...UPDATE_OPERATORS.flatMap((operator) =>
    [update({ [operator]: { b: 1 } }), modify({ update: { [operator]: { b: 1 } } })].map((command) => ({
      name: `the update operator ${operator} in ${Object.keys(command)[0]}`,
      command,
      says: `the update operator ${operator}`,
    })),
  ),
  ...STAGES.map((stage) => ({
    name: `the stage ${stage}`,
    command: aggregate({ $match: {} }, { [stage]: 1 }),
    says: `${stagesRefused}$match,${stage}`,
  })),
  ...['batchSize', 'collation', 'hint', 'let', 'max', 'maxTimeMS', 'min', 'tailable', 'wings'].map(
    (field) => ({
      name: `find with ${field}`,
      command: find({}, { [field]: 1 }),
      says: `find.${field}`,
    }),
  ),
  ...['arrayFilters', 'c', 'collation', 'hint', 'wings'].map((field) => ({
    name: `update with ${field}`,
    command: update(SET, { [field]: 1 }),
    says: `update.updates.${field}`,
  })),
  ...['arrayFilters', 'collation', 'fields', 'hint', 'sort'].map((field) => ({
    name: `findAndModify with ${field}`,
    command: modify({ update: SET, [field]: { a: 1 } }),
    says: `findAndModify.${field}`,
  })),
  ...['collation', 'hidden', 'partialFilterExpression', 'sparse', 'weights'].map((field) => ({
    name: `an index with ${field}`,
    command: index({ key: { b: 1 }, name: 'b_1', [field]: true }),
    says: `createIndexes.indexes.${field}`,
  })),
  ...['text', '2dsphere', 'hashed', 2].map((kind) => ({
    name: `an index of kind ${kind}`,
    command: index({ key: { b: kind }, name: 'b' }),
    says: `a sort or an index by { b: ${JSON.stringify(kind)} }`,
  })),

  { name: 'a transaction', command: find({}, { startTransaction: true }), says: 'find.startTransaction' },
  { name: 'a retryable write', command: { ...update(SET), txnNumber: Long.ONE }, says: 'update.txnNumber' },
  {
    name: 'a write concern for several servers',
    command: { ...insert({ _id: 8 }), writeConcern: { w: 3 } },
    says: 'writeConcern.w: 3',
  },
  { name: 'a collection without a name', command: { find: '' }, says: 'a collection named ""' },
  { name: 'a collection name with a dollar', command: { find: 'a$b' }, says: 'a collection named "a$b"' },
  { name: 'a collection name that is a number', command: { find: 1 }, says: 'a collection named 1' },

  { name: 'a filter that is a string', command: find('x'), says: 'filter: "x"' },
  { name: 'an empty condition', command: find({ a: {} }), says: 'an empty condition on a' },
  { name: 'equality with a document', command: find({ a: { b: 1 } }), says: 'the query operator b' },
  { name: 'an operator among fields', command: find({ a: { $gt: 1, b: 2 } }), says: 'the query operator b' },
  { name: 'equality with an array', command: find({ a: [1] }), says: '$eq with [1] (a)' },
  {
    name: 'equality with a regular expression',
    command: find({ s: new BSONRegExp('x', '') }),
    says: '$eq with {"pattern":"x","options":""} (s)',
  },
  {
    name: 'equality with a Decimal128',
    command: find({ a: Decimal128.fromString('1') }),
    says: '$eq with {"$numberDecimal":"1"} (a)',
  },
  {
    name: 'equality with binary data',
    command: find({ a: new Binary(Buffer.from('x')) }),
    says: '$eq with "eA==" (a)',
  },
  { name: 'equality with NaN', command: find({ a: new Double(NaN) }), says: '$eq with NaN (a)' },
  {
    name: 'a Long beyond 2^53',
    command: find({ a: Long.fromString('9007199254740993') }),
    says: '$eq with 9007199254740993 (a)',
  },
  { name: '$in without an array', command: find({ a: { $in: 1 } }), says: '$in with 1 (a)' },
  {
    name: '$in with an array in it',
    command: find({ a: { $in: [1, [2]] } }),
    says: '$in with [1,[2]] (a)',
  },
  { name: '$exists with a number', command: find({ a: { $exists: 1 } }), says: '$exists with 1 (a)' },
  { name: '$or without an array', command: find({ $or: 1 }), says: '$or with 1' },
  { name: '$or with nothing', command: find({ $or: [] }), says: '$or with []' },
  { name: '$or with a number', command: find({ $or: [1] }), says: '$or with [1]' },
  {
    name: 'a condition on an array',
    command: find({ list: 1 }),
    says: 'a condition or an index on an array (list)',
  },
  {
    name: 'a condition through an array',
    command: find({ 'list.0': 1 }),
    says: 'a condition or an index on an array (list.0)',
  },
  { name: 'a negative limit', command: find({}, { limit: -1 }), says: 'limit: -1' },
  { name: 'a negative skip', command: find({}, { skip: -1 }), says: 'skip: -1' },
  { name: 'a fraction as a limit', command: find({}, { limit: 1.5 }), says: 'limit: 1.5' },
  { name: 'a number as a flag', command: find({}, { singleBatch: 1 }), says: 'singleBatch: 1' },
  {
    name: 'a sort in direction 2',
    command: find({}, { sort: { a: 2 } }),
    says: 'a sort or an index by { a: 2 }',
  },
  {
    name: 'a sort that no index serves',
    command: find({}, { sort: { s: 1 } }),
    says: 'a sort that no index serves: s,1',
  },
  {
    name: 'a sort against the directions of an index',
    command: find({}, { sort: { a: 1, _id: 1 } }),
    says: 'a sort that no index serves: a,1 _id,1',
  },
  ...[{ a: 0 }, { 'a.b': 1 }, { list: { $slice: 1 } }, { a: 1, b: 0 }, { a: 1, _id: 0 }, { $a: 1 }].map(
    (projection) => ({
      name: `the projection ${JSON.stringify(projection)}`,
      command: find({}, { projection }),
      says: 'the projection {',
    }),
  ),
  {
    name: 'a number as a cursor',
    command: { getMore: 77, collection: 'c' },
    says: 'getMore: 77',
  },
  {
    name: 'getMore with a size',
    command: { getMore: Long.fromNumber(77), collection: 'c', batchSize: 5 },
    says: 'getMore.batchSize',
  },
  {
    name: 'aggregate without a cursor',
    command: { ...aggregate({ $match: {} }, COUNT), cursor: null },
    says: `${stagesRefused}$match,$group`,
  },
  {
    name: 'aggregate with a size of batches',
    command: { ...aggregate({ $match: {} }, COUNT), cursor: { batchSize: 5 } },
    says: `${stagesRefused}$match,$group`,
  },
  { name: 'an empty pipeline', command: aggregate(), says: 'pipeline: []' },
  { name: '$match alone', command: aggregate({ $match: {} }), says: `${stagesRefused}$match` },
  { name: '$group alone', command: aggregate(COUNT), says: `${stagesRefused}$group` },
  {
    name: 'a third stage',
    command: aggregate({ $match: {} }, COUNT, { $sort: { n: 1 } }),
    says: `${stagesRefused}$match,$group,$sort`,
  },
  { name: 'a grouping by a field', command: countByA({}), says: groupRefused },
  { name: 'a grouping by a field not listed', command: countByA({ b: LISTED }), says: groupRefused },
  { name: 'a grouping under two conditions', command: countByA({ a: LISTED, b: 1 }), says: groupRefused },
  { name: 'a grouping by numbers', command: countByA({ a: { $in: [1] } }), says: groupRefused },
  {
    name: 'a sum of a field',
    command: aggregate({ $match: {} }, { $group: { _id: 1, n: { $sum: '$a' } } }),
    says: `${stagesRefused}$match,$group`,
  },

  { name: 'an insert without documents', command: insert(), says: 'documents: []' },
  { name: 'an array as _id', command: insert({ _id: [1] }), says: '_id: [1] in an index' },
  { name: 'a document as _id', command: insert({ _id: { a: 1 } }), says: '_id: { a: 1 } in an index' },
  {
    name: 'an array in an index',
    command: insert({ _id: 2, a: [1, 2] }),
    says: 'a condition or an index on an array (a)',
  },
  {
    name: 'a document in an index',
    command: insert({ _id: 2, a: { b: 1 } }),
    says: 'a: { b: 1 } in an index',
  },
  {
    name: 'a key of more than 1,978 bytes',
    command: insert({ _id: 7, a: 'x'.repeat(2000) }),
    says: 'a key of 2007 bytes in the index a_1 (at most 1978)',
  },
  { name: 'an update by a pipeline', command: update([SET]), says: 'the update [' },
  { name: 'a replacement', command: update({ b: 1 }), says: 'the update operator b' },
  { name: 'an empty replacement', command: update({}), says: 'the update {}' },
  { name: 'an operator after fields', command: update({ b: 1, ...SET }), says: 'the update operator b' },
  { name: '$set with a string', command: update({ $set: 'x' }), says: 'the update operator $set' },
  { name: '$set of another _id', command: update({ $set: { _id: 2 } }), says: 'a change of an _id to 2' },
  { name: '$unset of the _id', command: update({ $unset: { _id: 1 } }), says: '$unset of _id' },
  { name: '$set within the _id', command: update({ $set: { '_id.a': 1 } }), says: '$set of _id.a' },
  { name: 'one path twice', command: update({ ...SET, $inc: { b: 1 } }), says: '$set of b' },
  { name: 'a path and its beginning', command: update({ $set: { 'b.c': 1, b: 1 } }), says: '$set of b' },
  {
    name: 'a path through a number',
    command: update({ $set: { 'a.b': 1 } }),
    says: '$set of a.b within 1',
  },
  {
    name: 'a path through an array',
    command: update({ $set: { 'list.0': 2 } }),
    says: '$set of list.0 within [1]',
  },
  ...['list.$', 'list.$[]', 'b..c', '', '$b', '__proto__', 'd.__proto__'].map((path) => ({
    name: `$set of the path "${path}"`,
    command: update({ $set: JSON.parse(`{"${path}": 1}`) as Document }),
    says: `$set of ${path}`,
  })),
  { name: '$unset of a path', command: update({ $unset: { 'd.e': 1 } }), says: '$unset of d.e' },
  { name: '$inc of a path', command: update({ $inc: { 'd.e': 1 } }), says: '$inc of d.e' },
  { name: '$inc by a string', command: update({ $inc: { a: '1' } }), says: '$inc of a: 1 by "1"' },
  { name: '$inc of a string', command: update({ $inc: { s: 1 } }), says: '$inc of s: "x" by 1' },
  { name: '$inc by a fraction', command: update({ $inc: { a: 0.5 } }), says: '$inc of a: 1 by 0.5' },
  { name: '$inc beyond 32 bits', command: update({ $inc: { n: 1 } }), says: '$inc of n: 2147483647 by 1' },
  {
    name: 'an upsert by $in',
    command: update(SET, { upsert: true }, { _id: { $in: [5] } }),
    says: 'an upsert by $in',
  },
  {
    name: 'an upsert by $or',
    command: update(SET, { upsert: true }, { $or: [nothingMatches] }),
    says: 'an upsert by $or',
  },
  {
    name: 'an upsert by a path',
    command: update(SET, { upsert: true }, { 'd.e': 7 }),
    says: 'an upsert by $eq',
  },
  {
    name: 'an upsert of another _id',
    command: update({ $set: { _id: 6 } }, { upsert: true }, nothingMatches),
    says: 'a change of an _id to 6',
  },
  {
    name: 'a delete with limit 2',
    command: { delete: 'c', deletes: [{ q: {}, limit: 2 }] },
    says: 'delete.deletes.limit: 2',
  },
  {
    name: 'a delete with a collation',
    command: { delete: 'c', deletes: [{ q: {}, limit: 1, collation: {} }] },
    says: 'delete.deletes.collation',
  },
  { name: 'findAndModify without an update', command: modify({}), says: 'the update null' },
  {
    name: 'findAndModify that removes',
    command: modify({ remove: true }),
    says: 'findAndModify.remove: true',
  },
  {
    name: 'findAndModify that upserts',
    command: modify({ update: SET, upsert: true }),
    says: 'findAndModify.upsert: true',
  },

  { name: 'an index without a key', command: index({ key: {}, name: 'x' }), says: 'the index {' },
  { name: 'an index without a name', command: index({ key: { b: 1 } }), says: 'the index {' },
  {
    name: 'a wildcard index',
    command: index({ key: { '$**': 1 }, name: 'all' }),
    says: 'a sort or an index by { $**: 1 }',
  },
  {
    name: 'an expiring index on two fields',
    command: index({ key: { b: 1, d: 1 }, name: 'bd', expireAfterSeconds: 1 }),
    says: 'the index {',
  },
  {
    name: 'a descending expiring index',
    command: index({ key: { b: -1 }, name: 'b', expireAfterSeconds: 1 }),
    says: 'the index {',
  },
  {
    name: 'an index on an array',
    command: index({ key: { list: 1 }, name: 'list_1' }),
    says: 'a condition or an index on an array (list)',
  },
  {
    name: 'an index under a name that another key has',
    command: index({ key: { b: 1 }, name: 'a_1' }),
    says: 'an index a_1 { b: 1 } beside a_1 { a: 1 }',
  },
  {
    name: 'an index under its name, but not unique',
    command: index({ key: { a: 1 }, name: 'a_1' }),
    says: 'an index a_1 { a: 1 } beside a_1 { a: 1 }',
  },
  {
    name: 'an index under its name, but expiring',
    command: index({ key: { a: 1 }, name: 'a_1', unique: true, expireAfterSeconds: 5 }),
    says: 'an index a_1 { a: 1 } beside a_1 { a: 1 }',
  },
  {
    name: 'an index under another name',
    command: index({ key: { a: 1 }, name: 'other', unique: true }),
    says: 'an index other { a: 1 } beside a_1 { a: 1 }',
  },
]
