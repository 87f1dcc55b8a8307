import { ObjectId } from 'bson'
import type { Collection } from './catalogue.ts'
import { checkFields, countField, docField, docsField, flagField, namespaceOf, OK } from './command.ts'
import type { Command, Context, Reply } from './command.ts'
import { CommandError, unsupported } from './errors.ts'
import { change, documentKey } from './indexes.ts'
import { compileFilter, type Predicate } from './matcher.ts'
import { find, type Row } from './query.ts'
import { applySteps, compileUpdate, upsertSeed, type Step } from './update.ts'
import { decode, encode, type Doc, type Value } from './values.ts'

/**
 * Runs each statement, which returns how many documents it concerned, and replies their sum. A refused one becomes a write
 * error and ends the command, unless it is unordered.
 */
function runEach<T>({ body }: Context, statements: T[], run: (statement: T, index: number) => number): Reply {
  const ordered = flagField(body, 'ordered', true)
  const writeErrors: Reply[] = []
  let n = 0
  for (const [index, statement] of statements.entries()) {
    try {
      n += run(statement, index)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      const { code, message, extra } = error
      writeErrors.push({ index, code, ...extra, errmsg: message })
      if (ordered) break
    }
  }
  return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: OK }
}

function insert(context: Context): Promise<Reply> {
  const ns = namespaceOf(context)
  const documents = docsField(context.body, 'documents')
  const { storage, catalogue } = context.engine
  return storage.write(() => {
    const collection = catalogue.getOrCreate(ns)
    return runEach(context, documents, (doc) => {
      insertOne(context, collection, doc)
      return 1
    })
  })
}

/** Stores a document with its `_id` first, a new one if it has none. Returns the `_id`. */
function insertOne({ engine }: Context, collection: Collection, given: Doc): Value {
  const _id = Object.hasOwn(given, '_id') ? given._id : new ObjectId()
  const doc: Doc = { _id, ...given }
  change(engine.storage, collection, { at: documentKey(collection, _id), after: { doc, bytes: encode(doc) } })
  return _id
}

function update(context: Context): Promise<Reply> {
  const ns = namespaceOf(context)
  const statements = docsField(context.body, 'updates').map((statement) => {
    checkFields('update.updates', statement, ['q', 'u', 'multi', 'upsert'])
    return {
      predicates: compileFilter(docField(statement, 'q')),
      steps: compileUpdate(statement.u),
      limit: flagField(statement, 'multi') ? Infinity : 1,
      upsert: flagField(statement, 'upsert'),
    }
  })
  return context.engine.storage.write(() => {
    const collection = context.engine.catalogue.getOrCreate(ns)
    const upserted: Reply[] = []
    let nModified = 0
    const reply = runEach(context, statements, ({ predicates, steps, limit, upsert }, index) => {
      const rows = rowsOf(context, collection, predicates, limit)
      for (const row of rows) if (modify(context, collection, row, steps)) nModified++
      if (rows.length > 0 || !upsert) return rows.length
      const doc = upsertSeed(predicates)
      applySteps(doc, steps)
      upserted.push({ index, _id: insertOne(context, collection, doc) })
      return 1
    })
    return { ...reply, nModified, ...(upserted.length > 0 && { upserted }) }
  })
}

/** All rows before the first change: a changed document must not be found again further on in the index. */
function rowsOf(
  { engine, plans }: Context,
  collection: Collection,
  predicates: Predicate[],
  limit: number,
): Row[] {
  return [...find(engine.storage, collection, { predicates, limit, plans })]
}

/** The changed document; undefined when the steps change nothing. */
function modify({ engine }: Context, collection: Collection, row: Row, steps: Step[]): Doc | undefined {
  const doc = decode(row.bytes)
  if (!applySteps(doc, steps)) return undefined
  change(engine.storage, collection, { at: row.at, before: row.doc, after: { doc, bytes: encode(doc) } })
  return doc
}

function remove(context: Context): Promise<Reply> {
  const ns = namespaceOf(context)
  const { storage, catalogue } = context.engine
  const statements = docsField(context.body, 'deletes').map((statement) => {
    checkFields('delete.deletes', statement, ['q', 'limit'])
    const limit = countField(statement, 'limit')
    if (limit > 1) throw unsupported(`delete.deletes.limit: ${limit}`)
    return { predicates: compileFilter(docField(statement, 'q')), limit: limit || Infinity }
  })
  return storage.write(() => {
    const collection = catalogue.getOrCreate(ns)
    return runEach(context, statements, ({ predicates, limit }) => {
      const rows = rowsOf(context, collection, predicates, limit)
      for (const { at, doc } of rows) change(storage, collection, { at, before: doc })
      return rows.length
    })
  })
}

function findAndModify(context: Context): Promise<Reply> {
  const { body, engine } = context
  const ns = namespaceOf(context)
  for (const name of ['remove', 'upsert'])
    if (flagField(body, name)) throw unsupported(`findAndModify.${name}: true`)
  const predicates = compileFilter(docField(body, 'query'))
  const steps = compileUpdate(body.update)
  const wantsNew = flagField(body, 'new')
  return engine.storage.write(() => {
    const collection = engine.catalogue.getOrCreate(ns)
    const [row] = rowsOf(context, collection, predicates, 1)
    const lastErrorObject = { n: row ? 1 : 0, updatedExisting: row !== undefined }
    const changed = row && modify(context, collection, row, steps)
    return { lastErrorObject, value: (wantsNew && changed) || (row?.doc ?? null), ok: OK }
  })
}

export const writeCommands: Record<string, Command> = {
  insert: { fields: ['documents', 'ordered'], run: insert },
  update: { fields: ['updates', 'ordered'], run: update },
  delete: { fields: ['deletes', 'ordered'], run: remove },
  findAndModify: { fields: ['query', 'update', 'remove', 'new', 'upsert'], run: findAndModify },
}
