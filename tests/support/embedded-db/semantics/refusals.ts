import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, type Document } from 'bson'

/** A command that the embedded database refuses with code 115, and the end of its message, which says what is not supported. */
type RefusalCase = readonly [name: string, command: Document, says: string]

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
  ...'abortTransaction buildInfo collMod commitTransaction count create distinct drop'.split(' '),
  ...'dropDatabase dropIndexes explain fly killCursors listCollections listDatabases'.split(' '),
  ...'listIndexes mapReduce renameCollection saslStart toString'.split(' '),
]
const FIELD_OPERATORS =
  '$all $and $elemMatch $exists $fly $gte $lte $mod $near $nin $not $regex $size $type'.split(' ')
const TOP_OPERATORS = ['$and', '$comment', '$expr', '$fly', '$jsonSchema', '$nor', '$text', '$where']
const UPDATE_OPERATORS =
  '$addToSet $bit $currentDate $fly $max $min $mul $pop $pull $push $rename $setOnInsert'.split(' ')
const STAGES = ['$count', '$fly', '$limit', '$lookup', '$project', '$sample', '$skip', '$sort', '$unwind']

const stagesRefused = 'an aggregation other than [$match, { $group: { _id: 1, n: { $sum: 1 } } }]: '
const groupRefused = `${stagesRefused}$match,$group`
const LISTED = { $in: ['x'] }
const countByA = (filter: Document) =>
  aggregate({ $match: filter }, { $group: { _id: '$a', n: { $sum: 1 } } })

export const REFUSALS: RefusalCase[] = [
  ...COMMANDS.map((name): RefusalCase => [`the command ${name}`, { [name]: 'c' }, `the command ${name}`]),
  ...FIELD_OPERATORS.map((operator): RefusalCase => [
    `the query operator ${operator}`,
    find({ a: { [operator]: 1 } }),
    `the query operator ${operator}`,
  ]),
  ...TOP_OPERATORS.map((operator): RefusalCase => [
    `the query operator ${operator} at the top`,
    find({ [operator]: [{ a: 1 }] }),
    `the query operator ${operator}`,
  ]),
  ...UPDATE_OPERATORS.flatMap((operator) =>
    [update({ [operator]: { b: 1 } }), modify({ update: { [operator]: { b: 1 } } })].map(
      (command): RefusalCase => [
        `the update operator ${operator} in ${Object.keys(command)[0]}`,
        command,
        `the update operator ${operator}`,
      ],
    ),
  ),
  ...STAGES.map((stage): RefusalCase => [
    `the stage ${stage}`,
    aggregate({ $match: {} }, { [stage]: 1 }),
    `${stagesRefused}$match,${stage}`,
  ]),
  ...['batchSize', 'collation', 'hint', 'let', 'max', 'maxTimeMS', 'min', 'tailable', 'wings'].map(
    (field): RefusalCase => [`find with ${field}`, find({}, { [field]: 1 }), `find.${field}`],
  ),
  ...['arrayFilters', 'c', 'collation', 'hint', 'wings'].map((field): RefusalCase => [
    `update with ${field}`,
    update(SET, { [field]: 1 }),
    `update.updates.${field}`,
  ]),
  ...['arrayFilters', 'collation', 'fields', 'hint', 'sort'].map((field): RefusalCase => [
    `findAndModify with ${field}`,
    modify({ update: SET, [field]: { a: 1 } }),
    `findAndModify.${field}`,
  ]),
  ...['collation', 'hidden', 'partialFilterExpression', 'sparse', 'weights'].map((field): RefusalCase => [
    `an index with ${field}`,
    index({ key: { b: 1 }, name: 'b_1', [field]: true }),
    `createIndexes.indexes.${field}`,
  ]),
  ...['text', '2dsphere', 'hashed', 2].map((kind): RefusalCase => [
    `an index of kind ${kind}`,
    index({ key: { b: kind }, name: 'b' }),
    `a sort or an index by { b: ${JSON.stringify(kind)} }`,
  ]),

  ['a transaction', find({}, { startTransaction: true }), 'find.startTransaction'],
  ['a retryable write', { ...update(SET), txnNumber: Long.ONE }, 'update.txnNumber'],
  ['a collection without a name', { find: '' }, 'a collection named ""'],
  ['a collection name with a dollar', { find: 'a$b' }, 'a collection named "a$b"'],
  ['a collection name that is a number', { find: 1 }, 'a collection named 1'],

  ['a filter that is a string', find('x'), 'filter: "x"'],
  ['an empty condition', find({ a: {} }), 'an empty condition on a'],
  ['equality with a document', find({ a: { b: 1 } }), 'the query operator b'],
  ['an operator among fields', find({ a: { $gt: 1, b: 2 } }), 'the query operator b'],
  ['equality with an array', find({ a: [1] }), '$eq with [1] (a)'],
  [
    'equality with a regular expression',
    find({ s: new BSONRegExp('x', '') }),
    '$eq with {"pattern":"x","options":""} (s)',
  ],
  [
    'equality with a Decimal128',
    find({ a: Decimal128.fromString('1') }),
    '$eq with {"$numberDecimal":"1"} (a)',
  ],
  ['equality with binary data', find({ a: new Binary(Buffer.from('x')) }), '$eq with "eA==" (a)'],
  ['equality with NaN', find({ a: new Double(NaN) }), '$eq with NaN (a)'],
  ['a Long beyond 2^53', find({ a: Long.fromString('9007199254740993') }), '$eq with 9007199254740993 (a)'],
  ['$in without an array', find({ a: { $in: 1 } }), '$in with 1 (a)'],
  ['$in with an array in it', find({ a: { $in: [1, [2]] } }), '$in with [1,[2]] (a)'],
  ['$or without an array', find({ $or: 1 }), '$or with 1'],
  ['$or with nothing', find({ $or: [] }), '$or with []'],
  ['$or with a number', find({ $or: [1] }), '$or with [1]'],
  ['a condition on an array', find({ list: 1 }), 'a condition or an index on an array (list)'],
  ['a condition through an array', find({ 'list.0': 1 }), 'a condition or an index on an array (list.0)'],
  ['a negative limit', find({}, { limit: -1 }), 'limit: -1'],
  ['a negative skip', find({}, { skip: -1 }), 'skip: -1'],
  ['a fraction as a limit', find({}, { limit: 1.5 }), 'limit: 1.5'],
  ['a number as a flag', find({}, { singleBatch: 1 }), 'singleBatch: 1'],
  ['a single batch', find({}, { singleBatch: true, limit: 2 }), 'a single batch of several documents'],
  ['a sort in direction 2', find({}, { sort: { a: 2 } }), 'a sort or an index by { a: 2 }'],
  ['a sort that no index serves', find({}, { sort: { s: 1 } }), 'a sort that no index serves: s,1'],
  [
    'a sort against the directions of an index',
    find({}, { sort: { a: 1, _id: 1 } }),
    'a sort that no index serves: a,1 _id,1',
  ],
  ...[{ a: 0 }, { 'a.b': 1 }, { list: { $slice: 1 } }, { a: 1, b: 0 }, { a: 1, _id: 0 }, { $a: 1 }].map(
    (projection): RefusalCase => [
      `the projection ${JSON.stringify(projection)}`,
      find({}, { projection }),
      'the projection {',
    ],
  ),
  ['a number as a cursor', { getMore: 77, collection: 'c' }, 'getMore: 77'],
  [
    'getMore with a size',
    { getMore: Long.fromNumber(77), collection: 'c', batchSize: 5 },
    'getMore.batchSize',
  ],
  [
    'aggregate without a cursor',
    { ...aggregate({ $match: {} }, COUNT), cursor: null },
    `${stagesRefused}$match,$group`,
  ],
  ['an empty pipeline', aggregate(), 'pipeline: []'],
  ['$match alone', aggregate({ $match: {} }), `${stagesRefused}$match`],
  ['$group alone', aggregate(COUNT), `${stagesRefused}$group`],
  [
    'a third stage',
    aggregate({ $match: {} }, COUNT, { $sort: { n: 1 } }),
    `${stagesRefused}$match,$group,$sort`,
  ],
  ['a grouping by a field', countByA({}), groupRefused],
  ['a grouping by a field not listed', countByA({ b: LISTED }), groupRefused],
  ['a grouping under two conditions', countByA({ a: LISTED, b: 1 }), groupRefused],
  ['a grouping by numbers', countByA({ a: { $in: [1] } }), groupRefused],
  [
    'a sum of a field',
    aggregate({ $match: {} }, { $group: { _id: 1, n: { $sum: '$a' } } }),
    `${stagesRefused}$match,$group`,
  ],

  ['an insert without documents', insert(), 'documents: []'],
  ['an array as _id', insert({ _id: [1] }), '_id: [1] in an index'],
  ['a document as _id', insert({ _id: { a: 1 } }), '_id: { a: 1 } in an index'],
  ['an array in an index', insert({ _id: 2, a: [1, 2] }), 'a condition or an index on an array (a)'],
  ['a document in an index', insert({ _id: 2, a: { b: 1 } }), 'a: { b: 1 } in an index'],
  [
    'a key of more than 1,978 bytes',
    insert({ _id: 7, a: 'x'.repeat(2000) }),
    'a key of 2007 bytes in the index a_1 (at most 1978)',
  ],
  ['an update by a pipeline', update([SET]), 'the update ['],
  ['a replacement', update({ b: 1 }), 'the update operator b'],
  ['an empty replacement', update({}), 'the update {}'],
  ['an operator after fields', update({ b: 1, ...SET }), 'the update operator b'],
  ['$set with a string', update({ $set: 'x' }), 'the update operator $set'],
  ['$set of another _id', update({ $set: { _id: 2 } }), 'a change of an _id to 2'],
  ['$unset of the _id', update({ $unset: { _id: 1 } }), '$unset of _id'],
  ['$set within the _id', update({ $set: { '_id.a': 1 } }), '$set of _id.a'],
  ['one path twice', update({ ...SET, $inc: { b: 1 } }), '$set of b'],
  ['$set of a path', update({ $set: { 'd.e': 2 } }), '$set of d.e'],
  ...['list.$', 'list.$[]', 'b..c', '', '$b', '__proto__', 'd.__proto__'].map((path): RefusalCase => [
    `$set of the path "${path}"`,
    update({ $set: JSON.parse(`{"${path}": 1}`) as Document }),
    `$set of ${path}`,
  ]),
  ['$unset of a path', update({ $unset: { 'd.e': 1 } }), '$unset of d.e'],
  ['$inc of a path', update({ $inc: { 'd.e': 1 } }), '$inc of d.e'],
  ['$inc by a string', update({ $inc: { a: '1' } }), '$inc of a: 1 by "1"'],
  ['$inc of a string', update({ $inc: { s: 1 } }), '$inc of s: "x" by 1'],
  ['$inc by a fraction', update({ $inc: { a: 0.5 } }), '$inc of a: 1 by 0.5'],
  ['$inc beyond 32 bits', update({ $inc: { n: 1 } }), '$inc of n: 2147483647 by 1'],
  ['an upsert by $in', update(SET, { upsert: true }, { _id: { $in: [5] } }), 'an upsert by $in'],
  ['an upsert by $or', update(SET, { upsert: true }, { $or: [nothingMatches] }), 'an upsert by $or'],
  ['an upsert by a path', update(SET, { upsert: true }, { 'd.e': 7 }), 'an upsert by $eq'],
  [
    'an upsert of another _id',
    update({ $set: { _id: 6 } }, { upsert: true }, nothingMatches),
    'a change of an _id to 6',
  ],
  ['a delete with limit 2', { delete: 'c', deletes: [{ q: {}, limit: 2 }] }, 'delete.deletes.limit: 2'],
  [
    'a delete with a collation',
    { delete: 'c', deletes: [{ q: {}, limit: 1, collation: {} }] },
    'delete.deletes.collation',
  ],
  ['findAndModify without an update', modify({}), 'the update null'],
  ['findAndModify that removes', modify({ remove: true }), 'findAndModify.remove: true'],
  ['findAndModify that upserts', modify({ update: SET, upsert: true }), 'findAndModify.upsert: true'],

  ['an index without a key', index({ key: {}, name: 'x' }), 'the index {'],
  ['an index without a name', index({ key: { b: 1 } }), 'the index {'],
  ['a wildcard index', index({ key: { '$**': 1 }, name: 'all' }), 'a sort or an index by { $**: 1 }'],
  [
    'an expiring index on two fields',
    index({ key: { b: 1, d: 1 }, name: 'bd', expireAfterSeconds: 1 }),
    'the index {',
  ],
  ['a descending expiring index', index({ key: { b: -1 }, name: 'b', expireAfterSeconds: 1 }), 'the index {'],
  [
    'an index on an array',
    index({ key: { list: 1 }, name: 'list_1' }),
    'a condition or an index on an array (list)',
  ],
  [
    'an index under a name that another key has',
    index({ key: { b: 1 }, name: 'a_1' }),
    'an index a_1 { b: 1 } beside a_1 { a: 1 }',
  ],
  [
    'an index under its name, but not unique',
    index({ key: { a: 1 }, name: 'a_1' }),
    'an index a_1 { a: 1 } beside a_1 { a: 1 }',
  ],
  [
    'an index under another name',
    index({ key: { a: 1 }, name: 'other', unique: true }),
    'an index other { a: 1 } beside a_1 { a: 1 }',
  ],
]
