import { randomInt } from 'node:crypto'
import { Int32, type Long } from 'bson'
import {
  countArgument,
  docArgument,
  flagArgument,
  listArgument,
  namespace,
  type Command,
  type Context,
} from '../command.ts'
import { CommandError } from '../errors.ts'
import { compileFilter, type Predicate } from '../matcher.ts'
import { compileProjection } from '../projection.ts'
import { count, find } from '../query.ts'
import { OK, type Reply } from '../reply.ts'
import { compileSort } from '../sort.ts'
import {
  bsonType,
  encode,
  field,
  isDoc,
  isNumber,
  toNumber,
  typeName,
  type Doc,
  type Value,
} from '../values.ts'

function runFind(context: Context): Reply {
  const { engine, body, plans } = context
  const ns = namespace(context)
  const predicates = compileFilter(docArgument(context, 'filter') ?? {})
  const sort = compileSort(docArgument(context, 'sort'))
  const projection = compileProjection(docArgument(context, 'projection'))
  const skip = countArgument(context, 'skip') ?? 0
  const limit = countArgument(context, 'limit') || Infinity
  const batchSize = countArgument(context, 'batchSize')
  const collection = engine.catalogue.get(ns)
  const query = { predicates, sort, skip, limit, onPlan: (summary: string) => plans.push(summary) }
  function* rows() {
    if (collection) for (const { bytes } of find(engine.storage, collection, query)) yield projection(bytes)
  }
  return engine.cursors.start(ns, rows(), {
    batchSize,
    limit,
    singleBatch: flagArgument(body, 'singleBatch'),
  })
}

function getMore(context: Context): Reply {
  const id = field(context.body, 'getMore')
  if (!isLong(id)) {
    throw new CommandError(
      'TypeMismatch',
      `BSON field 'getMore.getMore' is the wrong type '${typeName(id)}', expected type 'long'`,
    )
  }
  const ns = namespace(context, field(context.body, 'collection'))
  return context.engine.cursors.more(ns, id, countArgument(context, 'batchSize'))
}

const isLong = (value: Value): value is Long => bsonType(value) === 'Long'

function killCursors(context: Context): Reply {
  const ids = field(context.body, 'cursors')
  if (!Array.isArray(ids) || !ids.every(isLong)) {
    throw new CommandError('TypeMismatch', "BSON field 'killCursors.cursors' must be a list of type 'long'")
  }
  const ns = namespace(context)
  const cursorsKilled = ids.filter((id) => context.engine.cursors.kill(ns, id))
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id))
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: OK }
}

/** What may follow `$match`. */
type Stage = { kind: 'count'; id: Value } | { kind: 'sample'; size: number }

/** `[$match, $group {_id: constant, n: {$sum: 1}}]`, which is countDocuments, and `[$match, $sample]`; no more. */
function aggregate(context: Context): Reply {
  const { engine, plans } = context
  const ns = namespace(context)
  const cursor = docArgument(context, 'cursor')
  if (!cursor) {
    throw new CommandError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    )
  }
  const batchSize = countArgument(context, 'batchSize', cursor)
  const [match, stage] = readPipeline(listArgument(context, 'pipeline'))
  const collection = engine.catalogue.get(ns)
  const query = { predicates: match, onPlan: (summary: string) => plans.push(summary) }
  let rows: Buffer[] = []
  if (collection && stage.kind === 'sample')
    rows = sample(find(engine.storage, collection, query), stage.size)
  if (collection && stage.kind === 'count') {
    const n = count(engine.storage, collection, query)
    if (n > 0) rows = [encode({ _id: stage.id, n: new Int32(n) })]
  }
  return engine.cursors.start(ns, rows.values(), { batchSize, limit: Infinity, singleBatch: false })
}

function readPipeline(pipeline: Doc[]): [Predicate[], Stage] {
  const named = pipeline.map((stage) => Object.entries(stage)[0] ?? (['', null] as [string, Value]))
  const unknown = named.find(([name]) => !['$match', '$group', '$sample'].includes(name))
  if (unknown) throw new CommandError(40324, `Unrecognized pipeline stage name: '${unknown[0]}'`)
  const [first, second, ...rest] = named
  if (first?.[0] !== '$match' || !isDoc(first[1]) || !second || second[0] === '$match' || rest.length > 0) {
    throw new CommandError(
      'BadValue',
      'the embedded database runs [$match, $group] and [$match, $sample] only',
    )
  }
  return [compileFilter(first[1]), second[0] === '$group' ? readGroup(second[1]) : readSample(second[1])]
}

function readGroup(spec: Value): Stage {
  const [id, counted, ...rest] = isDoc(spec) ? Object.entries(spec) : []
  const sum = counted && isDoc(counted[1]) ? Object.entries(counted[1]) : []
  const one = sum.length === 1 && sum[0]![0] === '$sum' && isNumber(sum[0]![1]) && toNumber(sum[0]![1]) === 1
  if (
    id?.[0] !== '_id' ||
    isDoc(id[1]) ||
    typeof id[1] === 'string' ||
    counted?.[0] !== 'n' ||
    !one ||
    rest.length > 0
  ) {
    throw new CommandError('BadValue', 'the embedded database groups by {_id: <constant>, n: {$sum: 1}} only')
  }
  return { kind: 'count', id: id[1] }
}

function readSample(spec: Value): Stage {
  const size = isDoc(spec) ? field(spec, 'size') : undefined
  if (!isDoc(spec)) throw new CommandError(28745, 'the $sample stage specification must be an object')
  if (Object.keys(spec).some((name) => name !== 'size')) {
    throw new CommandError(28748, `unrecognized option to $sample: ${Object.keys(spec).join(', ')}`)
  }
  if (size === undefined) throw new CommandError(28749, '$sample stage must specify a size')
  if (!isNumber(size)) throw new CommandError(28746, 'size argument to $sample must be a number')
  if (toNumber(size) <= 0)
    throw new CommandError(28747, 'size argument to $sample must be a positive integer')
  return { kind: 'sample', size: Math.trunc(toNumber(size)) }
}

/** `size` of the rows at random, each as likely as any other (a reservoir: only `size` are held in memory). */
function sample(rows: Iterable<{ bytes: Buffer }>, size: number): Buffer[] {
  const kept: Buffer[] = []
  let seen = 0
  for (const { bytes } of rows) {
    const place = randomInt(++seen)
    if (kept.length < size) kept.splice(place, 0, bytes)
    else if (place < size) kept[place] = bytes
  }
  return kept
}

export const readCommands: Record<string, Command> = {
  find: {
    fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
    run: runFind,
  },
  getMore: { fields: ['collection', 'batchSize'], run: getMore },
  killCursors: { fields: ['cursors'], run: killCursors },
  aggregate: { fields: ['pipeline', 'cursor'], run: aggregate },
}
