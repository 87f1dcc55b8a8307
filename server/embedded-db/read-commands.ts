import { Int32, Long } from 'bson'
import { readSortFields } from './catalogue.ts'
import { countField, docField, docsField, flagField, namespaceOf } from './command.ts'
import type { Command, Context, Reply } from './command.ts'
import { unsupported } from './errors.ts'
import { compileFilter } from './matcher.ts'
import { count, find } from './query.ts'
import { show, type Doc } from './values.ts'

const COUNT_STAGE = '{ $group: { _id: 1, n: { $sum: 1 } } }'

function runFind(context: Context): Reply {
  const { engine, body, plans } = context
  const ns = namespaceOf(context)
  const limit = countField(body, 'limit') || Infinity
  const query = {
    predicates: compileFilter(docField(body, 'filter')),
    sort: readSortFields(docField(body, 'sort')),
    skip: countField(body, 'skip'),
    limit,
    plans,
  }
  const project = compileProjection(docField(body, 'projection'))
  const collection = engine.catalogue.get(ns)
  const rows = collection ? find(engine.storage, collection, query) : []
  function* documents() {
    for (const { doc, bytes } of rows) yield { doc: project(doc), bytes }
  }
  return engine.cursors.start(ns, documents(), limit, flagField(body, 'singleBatch'))
}

/** The fields of the top level to keep: `{field: 1, ...}`, and the `_id` always. */
function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const names = Object.keys(spec)
  if (names.length === 0) return (doc) => doc
  const isPlain = names.every((name) => show(spec[name]) === '1' && !/[.$]/.test(name))
  if (!isPlain) throw unsupported(`the projection ${show(spec)}`)
  return (doc) =>
    Object.fromEntries(Object.entries(doc).filter(([name]) => name === '_id' || names.includes(name)))
}

function getMore(context: Context): Reply {
  const id = context.body.getMore
  if (!(id instanceof Long)) throw unsupported(`getMore: ${show(id)}`)
  return context.engine.cursors.more(namespaceOf(context, 'collection'), id)
}

/** `countDocuments`, and no other pipeline. */
function aggregate(context: Context): Reply {
  const { engine, body, plans } = context
  const ns = namespaceOf(context)
  const pipeline = docsField(body, 'pipeline')
  const stages = pipeline.map((stage) => Object.keys(stage).join()).join()
  if (stages !== '$match,$group' || show(pipeline[1]) !== COUNT_STAGE || show(body.cursor) !== '{}')
    throw unsupported(`an aggregation other than [$match, ${COUNT_STAGE}]: ${stages}`)
  const predicates = compileFilter(docField(pipeline[0]!, '$match'))
  const collection = engine.catalogue.get(ns)
  const n = collection ? count(engine.storage, collection, { predicates, plans }) : 0
  const groups = n > 0 ? [{ doc: { _id: new Int32(1), n: new Int32(n) }, bytes: Buffer.alloc(0) }] : []
  return engine.cursors.start(ns, groups.values(), Infinity, true)
}

export const readCommands: Record<string, Command> = {
  find: { fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'singleBatch'], run: runFind },
  getMore: { fields: ['collection'], run: getMore },
  aggregate: { fields: ['pipeline', 'cursor'], run: aggregate },
}
