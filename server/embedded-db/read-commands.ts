import { Int32, Long } from 'bson'
import { readSortFields } from './catalogue.ts'
import { countField, docField, docsField, flagField, namespaceOf } from './command.ts'
import type { Command, Context, Reply } from './command.ts'
import { unsupportedError } from './errors.ts'
import { compileFilter } from './matcher.ts'
import { BATCH_DOCUMENTS, count, find, withoutPauses } from './query.ts'
import { isDoc, formatValue, type Doc, type Value } from './values.ts'

const COUNT_STAGE = '{ $group: { _id: 1, n: { $sum: 1 } } }'
const NO_BYTES = Buffer.alloc(0)
const COUNT_BY_STAGE = /^\{ \$group: \{ _id: "\$(\w+)", n: \{ \$sum: 1 \} \} \}$/

function runFind(context: Context): Promise<Reply> {
  const { engine, body, plans } = context
  const namespace = namespaceOf(context)
  const limit = countField(body, 'limit') || Infinity
  // With a limit of one document, every batch is a single one.
  if (flagField(body, 'singleBatch') && limit !== 1)
    throw unsupportedError('a single batch of several documents')
  const query = {
    predicates: compileFilter(docField(body, 'filter')),
    sort: readSortFields(docField(body, 'sort')),
    skip: countField(body, 'skip'),
    limit,
    plans,
  }
  const project = compileProjection(docField(body, 'projection'))
  const collection = engine.catalogue.get(namespace)
  async function* documents() {
    if (!collection) return
    for await (const { doc, bytes } of withoutPauses(find(engine.storage, collection, query)))
      yield { doc: project(doc), bytes }
  }
  return engine.cursors.start(namespace, documents(), limit)
}

/** Compiles a projection of fields of the top level: `{field: 1, ...}`. The `_id` is always kept. */
function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const names = Object.keys(spec)
  if (names.length === 0) return (doc) => doc
  const isPlain = names.every((name) => formatValue(spec[name]) === '1' && !/[.$]/.test(name))
  if (!isPlain) throw unsupportedError(`the projection ${formatValue(spec)}`)
  return (doc) =>
    Object.fromEntries(Object.entries(doc).filter(([name]) => name === '_id' || names.includes(name)))
}

function getMore(context: Context): Promise<Reply> {
  const id = context.body.getMore
  if (!(id instanceof Long)) throw unsupportedError(`getMore: ${formatValue(id)}`)
  return context.engine.cursors.getMore(namespaceOf(context, 'collection'), id)
}

/** Returns one filter for each string that `{field: {$in: [...]}}` lists; undefined for any other filter. */
function filtersByValue(filter: Doc, field: string | undefined): { _id: Value; filter: Doc }[] | undefined {
  const values = field === undefined ? undefined : filter[field]
  const listed = isDoc(values) && Object.keys(values).join() === '$in' ? values.$in : undefined
  if (Object.keys(filter).length > 1 || !Array.isArray(listed)) return undefined
  if (field === undefined || !listed.every((value) => typeof value === 'string')) return undefined
  return [...new Set(listed)].map((value) => ({ _id: value, filter: { [field]: value } }))
}

/** Runs `countDocuments`, and counts by a field with values that the filter lists; no other pipeline. */
function aggregate(context: Context): Promise<Reply> {
  const { engine, body, plans } = context
  const namespace = namespaceOf(context)
  const pipeline = docsField(body, 'pipeline')
  const stages = pipeline.map((stage) => Object.keys(stage).join()).join()
  const group = formatValue(pipeline[1])
  const filter = stages === '$match,$group' ? docField(pipeline[0]!, '$match') : {}
  const counted =
    group === COUNT_STAGE
      ? [{ _id: new Int32(1), filter }]
      : filtersByValue(filter, COUNT_BY_STAGE.exec(group)?.[1])
  if (stages !== '$match,$group' || counted === undefined || formatValue(body.cursor) !== '{}')
    throw unsupportedError(`an aggregation other than [$match, ${COUNT_STAGE}]: ${stages}`)
  const collection = engine.catalogue.get(namespace)
  const budget = { remaining: BATCH_DOCUMENTS }
  async function* groups() {
    for (const { _id, filter } of counted!) {
      const predicates = compileFilter(filter)
      const n = collection ? await count(engine.storage, collection, { predicates, plans, budget }) : 0
      if (n > 0) yield { doc: { _id, n: new Int32(n) }, bytes: NO_BYTES }
    }
  }
  return engine.cursors.start(namespace, groups())
}

export const readCommands: Record<string, Command> = {
  find: { fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'singleBatch'], run: runFind },
  getMore: { fields: ['collection'], run: getMore },
  aggregate: { fields: ['pipeline', 'cursor'], run: aggregate },
}
