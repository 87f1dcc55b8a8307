import { ObjectId, Int32 } from 'bson'
import type { Collection } from './catalogue.ts'
import { checkFields, countField, docField, docsField, flagField, namespaceOf } from './command.ts'
import type { Command, Context, Reply } from './command.ts'
import { unsupportedError } from './errors.ts'
import { changeDocument, documentKey } from './indexes.ts'
import { compileFilter, type Predicate } from './matcher.ts'
import type { Row } from './query.ts'
import { runStatements, type Outcome, type Statement } from './statements.ts'
import { encode, type Doc, type Value, isIdentical, isDoc, formatValue } from './values.ts'

const OPERATORS = ['$set', '$unset', '$inc'] as const

/** One change of one field. */
interface Step {
  op: (typeof OPERATORS)[number]
  field: string
  operand: Value
}

/** Reads an update, in the order of its fields: the order in which MongoDB adds new ones. */
function compileUpdate(update: Value): Step[] {
  if (!isDoc(update) || Object.keys(update).length === 0)
    throw unsupportedError(`the update ${formatValue(update)}`)
  const steps = Object.entries(update).flatMap(([name, fields]) => {
    const op = OPERATORS.find((known) => known === name)
    if (op === undefined || !isDoc(fields)) throw unsupportedError(`the update operator ${name}`)
    return Object.entries(fields).map(([field, operand]): Step => ({ op, field, operand }))
  })
  steps.sort((left, right) => (left.field < right.field ? -1 : 1))
  for (const { op, field } of steps) {
    const isPlain = field !== '' && field !== '__proto__' && !/^\$|\./.test(field)
    const isRepeated = steps.filter((other) => other.field === field).length > 1
    const changesId = field === '_id' && op !== '$set'
    if (!isPlain || isRepeated || changesId) throw unsupportedError(`${op} of ${field}`)
  }
  return steps
}

/** Applies the steps to `doc` in place. */
function applySteps(doc: Doc, steps: Step[]): void {
  for (const { op, field, operand } of steps) {
    const exists = Object.hasOwn(doc, field)
    if (op === '$unset') delete doc[field]
    else if (op === '$inc') doc[field] = increment(exists ? doc[field] : new Int32(0), operand, field)
    else if (field !== '_id' || !exists) doc[field] = operand
    else if (!isIdentical(doc[field], operand))
      throw unsupportedError(`a change of an _id to ${formatValue(operand)}`)
  }
}

/** Versions are Int32: other numbers, and sums beyond 2^31, are refused. */
function increment(old: Value, by: Value, field: string): Int32 {
  const sum = old instanceof Int32 && by instanceof Int32 ? old.value + by.value : NaN
  if ((sum | 0) !== sum) throw unsupportedError(`$inc of ${field}: ${formatValue(old)} by ${formatValue(by)}`)
  return new Int32(sum)
}

/** Returns the document that an upsert starts from: the filter's equalities. Other conditions are refused. */
function upsertSeed(predicates: Predicate[]): Doc {
  return Object.fromEntries(
    predicates.map((predicate) => {
      if (predicate.op !== '$eq' || predicate.path.includes('.'))
        throw unsupportedError(`an upsert by ${predicate.op}`)
      return [predicate.path, predicate.operand]
    }),
  )
}

/** Returns a command's reply about its statements: the number of documents, and the refused statements. */
function replyTo(outcomes: Outcome[]): Reply {
  const n = outcomes.reduce((sum, outcome) => sum + outcome.n, 0)
  const writeErrors = outcomes.flatMap(({ error }, index) =>
    error ? [{ index, code: error.code, ...error.extra, errmsg: error.message }] : [],
  )
  return { n, ...(writeErrors.length > 0 && { writeErrors }) }
}

const isOrdered = ({ body }: Context) => flagField(body, 'ordered', true)

async function insert(context: Context): Promise<Reply> {
  const namespace = namespaceOf(context)
  const statements = docsField(context.body, 'documents').map((doc): Statement => ({
    limit: 0,
    insert: (collection) => insertOne(context, collection, doc),
  }))
  return replyTo(await runStatements(context, namespace, statements, isOrdered(context)))
}

/** Stores a document with its `_id` first, a new one if it has none. Returns the `_id`. */
function insertOne({ engine }: Context, collection: Collection, given: Doc): Value {
  const _id = Object.hasOwn(given, '_id') ? given._id : new ObjectId()
  const doc: Doc = { _id, ...given }
  changeDocument(engine.storage, collection, {
    docKey: documentKey(collection, _id),
    after: { doc, bytes: encode(doc) },
  })
  return _id
}

async function update(context: Context): Promise<Reply> {
  const namespace = namespaceOf(context)
  const statements = docsField(context.body, 'updates').map((statement): Statement => {
    checkFields('update.updates', statement, ['q', 'u', 'multi', 'upsert'])
    const predicates = compileFilter(docField(statement, 'q'))
    const steps = compileUpdate(statement.u)
    return {
      predicates,
      limit: flagField(statement, 'multi') ? Infinity : 1,
      write: (collection, row) => modify(context, collection, row, steps),
      ...(flagField(statement, 'upsert') && {
        insert: (collection) => {
          const doc = upsertSeed(predicates)
          applySteps(doc, steps)
          return insertOne(context, collection, doc)
        },
      }),
    }
  })
  const outcomes = await runStatements(context, namespace, statements, isOrdered(context))
  const nModified = outcomes.reduce((sum, { changed }) => sum + changed, 0)
  const upserted = outcomes.flatMap(({ insertedId: _id }, index) =>
    _id === undefined ? [] : [{ index, _id }],
  )
  return { ...replyTo(outcomes), nModified, ...(upserted.length > 0 && { upserted }) }
}

/** Changes a document. @returns it as changed; undefined when the steps change nothing */
function modify({ engine }: Context, collection: Collection, row: Row, steps: Step[]): Doc | undefined {
  // Steps replace whole fields.
  const doc = { ...row.doc }
  applySteps(doc, steps)
  const bytes = encode(doc)
  if (bytes.equals(row.bytes)) return undefined
  changeDocument(engine.storage, collection, { docKey: row.docKey, before: row.doc, after: { doc, bytes } })
  return doc
}

async function remove(context: Context): Promise<Reply> {
  const namespace = namespaceOf(context)
  const { storage } = context.engine
  const statements = docsField(context.body, 'deletes').map((statement): Statement => {
    checkFields('delete.deletes', statement, ['q', 'limit'])
    const limit = countField(statement, 'limit')
    if (limit > 1) throw unsupportedError(`delete.deletes.limit: ${limit}`)
    return {
      predicates: compileFilter(docField(statement, 'q')),
      limit: limit || Infinity,
      write: (collection, { docKey, doc }) => {
        changeDocument(storage, collection, { docKey, before: doc })
        return undefined
      },
    }
  })
  return replyTo(await runStatements(context, namespace, statements, isOrdered(context)))
}

async function findAndModify(context: Context): Promise<Reply> {
  const { body } = context
  const namespace = namespaceOf(context)
  for (const name of ['remove', 'upsert'])
    if (flagField(body, name)) throw unsupportedError(`findAndModify.${name}: true`)
  const steps = compileUpdate(body.update)
  const wantsNew = flagField(body, 'new')
  const found: { value?: Doc } = {}
  const statement: Statement = {
    predicates: compileFilter(docField(body, 'query')),
    limit: 1,
    write: (collection, row) => {
      const changed = modify(context, collection, row, steps)
      found.value = (wantsNew && changed) || row.doc
      return changed
    },
  }
  const [outcome] = await runStatements(context, namespace, [statement], true)
  const { n, error } = outcome!
  if (error) throw error
  return { lastErrorObject: { n, updatedExisting: n > 0 }, value: found.value ?? null }
}

export const writeCommands: Record<string, Command> = {
  insert: { fields: ['documents', 'ordered'], run: insert },
  update: { fields: ['updates', 'ordered'], run: update },
  delete: { fields: ['deletes', 'ordered'], run: remove },
  findAndModify: { fields: ['query', 'update', 'remove', 'new', 'upsert'], run: findAndModify },
}
