import { Int32, ObjectId } from 'bson'
import type { Collection } from '../catalogue.ts'
import {
  collectionForWrite,
  countArgument,
  docArgument,
  flagArgument,
  listArgument,
  namespace,
  refuseUnknown,
  type Command,
  type Context,
} from '../command.ts'
import { CommandError } from '../errors.ts'
import { change, documentKey } from '../indexes.ts'
import { compileFilter, type Predicate } from '../matcher.ts'
import { compileProjection } from '../projection.ts'
import { find, type Row } from '../query.ts'
import { OK, Raw, type Reply } from '../reply.ts'
import { compileSort } from '../sort.ts'
import { applySteps, compileUpdate, seedFromFilter, type Update } from '../update.ts'
import {
  bsonType,
  decode,
  encode,
  field,
  identical,
  isDoc,
  show,
  typeName,
  type Doc,
  type Value,
} from '../values.ts'

/** Runs each statement; what is refused becomes a write error, and ends the command unless it is unordered. */
function runEach<T>(context: Context, statements: T[], run: (statement: T, index: number) => void): Reply {
  const ordered = flagArgument(context.body, 'ordered', true)
  const writeErrors: Reply[] = []
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      const { code, message, extra } = error
      writeErrors.push({ index, code, ...extra, errmsg: message })
      if (ordered) break
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {}
}

function insert(context: Context): Promise<Reply> {
  const ns = namespace(context)
  const documents = context.sequences.get('documents')
  if (!documents) {
    throw new CommandError(40414, "BSON field 'insert.documents' is missing but a required field")
  }
  return context.engine.storage.write(() => {
    const collection = collectionForWrite(context, ns)
    let n = 0
    const outcome = runEach(context, documents, (bytes) => {
      insertOne(context, collection, decode(bytes), bytes)
      n++
    })
    return { n: new Int32(n), ...outcome, ok: OK }
  })
}

/** Stores the client's bytes as they are, unless the `_id` is missing or not the first field. */
function insertOne({ engine }: Context, collection: Collection, doc: Doc, bytes: Buffer): Doc {
  const whole = Object.hasOwn(doc, '_id') ? doc : { _id: new ObjectId(), ...doc }
  const type = Array.isArray(whole._id) ? 'array' : bsonType(whole._id) === 'BSONRegExp' ? 'regex' : undefined
  if (type !== undefined)
    throw new CommandError('InvalidIdField', `The '_id' value cannot be of type ${type}`)
  const stored = Object.keys(doc)[0] === '_id' ? bytes : encode({ _id: whole._id, ...whole })
  const at = documentKey(collection, whole._id)
  change(engine.storage, engine.catalogue, collection, { at, after: { doc: whole, bytes: stored } })
  return whole
}

interface Statement {
  predicates: Predicate[]
  update: Update
  upsert: boolean
}

function update(context: Context): Promise<Reply> {
  const ns = namespace(context)
  const statements = listArgument(context, 'updates')
  for (const statement of statements)
    refuseUnknown('update.updates', statement, ['q', 'u', 'multi', 'upsert'])
  return context.engine.storage.write(() => {
    const upserted: Reply[] = []
    let n = 0
    let nModified = 0
    const outcome = runEach(context, statements, (statement, index) => {
      const predicates = compileFilter(filterOf(statement, 'update.updates'))
      const compiled = compileUpdate(field(statement, 'u'))
      const multi = flagArgument(statement, 'multi')
      if (multi && compiled.kind === 'replacement') {
        throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update')
      }
      const rows = matchingRows(context, ns, predicates, multi)
      for (const row of rows) {
        n++
        if (modify(context, ns, row, compiled).modified) nModified++
      }
      if (rows.length === 0 && flagArgument(statement, 'upsert')) {
        const doc = upsert(context, ns, { predicates, update: compiled, upsert: true })
        n++
        upserted.push({ index, _id: doc._id })
      }
    })
    const inserted = upserted.length > 0 ? { upserted } : {}
    return { n: new Int32(n), ...inserted, nModified: new Int32(nModified), ...outcome, ok: OK }
  })
}

function filterOf(statement: Doc, what: string): Doc {
  const filter = field(statement, 'q')
  if (isDoc(filter)) return filter
  throw new CommandError(
    'TypeMismatch',
    `BSON field '${what}.q' is the wrong type '${typeName(filter)}', expected type 'object'`,
  )
}

/** All rows first, then the changes: a changed document must not be met again further on in the index. */
function matchingRows(
  { engine, plans }: Context,
  ns: string,
  predicates: Predicate[],
  multi: boolean,
  sort?: Doc,
): Row[] {
  const collection = engine.catalogue.get(ns)
  if (!collection) return []
  const onPlan = (summary: string) => plans.push(summary)
  const query = { predicates, sort: compileSort(sort), limit: multi ? Infinity : 1, onPlan }
  return [...find(engine.storage, collection, query)]
}

function modify(
  { engine }: Context,
  ns: string,
  row: Row,
  update: Update,
): { modified: boolean; bytes: Buffer } {
  const doc = update.kind === 'replacement' ? replaced(row.doc, update.doc) : decode(row.bytes)
  if (update.kind === 'steps' && !applySteps(doc, update.steps, false))
    return { modified: false, bytes: row.bytes }
  assertSameId(row.doc._id, doc._id, update)
  const bytes = encode(doc)
  if (bytes.equals(row.bytes)) return { modified: false, bytes }
  const collection = engine.catalogue.get(ns)!
  change(engine.storage, engine.catalogue, collection, { at: row.at, before: row.doc, after: { doc, bytes } })
  return { modified: true, bytes }
}

function replaced(old: Doc, replacement: Doc): Doc {
  return { _id: field(replacement, '_id') ?? old._id, ...replacement }
}

function assertSameId(before: Value, after: Value, { kind }: Update): void {
  if (identical(before, after)) return
  throw new CommandError(
    'ImmutableField',
    kind === 'steps'
      ? "Performing an update on the path '_id' would modify the immutable field '_id'"
      : `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${show(after)}`,
  )
}

function upsert(context: Context, ns: string, { predicates, update }: Statement): Doc {
  const seed = seedFromFilter(predicates, update.kind === 'replacement')
  const id = field(seed, '_id')
  const doc = update.kind === 'replacement' ? { ...(id !== undefined && { _id: id }), ...update.doc } : seed
  if (update.kind === 'steps') applySteps(doc, update.steps, true)
  if (id !== undefined) assertSameId(id, doc._id, update)
  const whole = Object.hasOwn(doc, '_id') ? { _id: doc._id, ...doc } : { _id: new ObjectId(), ...doc }
  return insertOne(context, collectionForWrite(context, ns), whole, encode(whole))
}

function remove(context: Context): Promise<Reply> {
  const ns = namespace(context)
  const statements = listArgument(context, 'deletes')
  for (const statement of statements) refuseUnknown('delete.deletes', statement, ['q', 'limit'])
  return context.engine.storage.write(() => {
    let n = 0
    const outcome = runEach(context, statements, (statement) => {
      const limit = countArgument(context, 'limit', statement)
      if (limit !== 0 && limit !== 1) {
        throw new CommandError(
          'FailedToParse',
          `The limit field in delete objects must be 0 or 1. Got ${limit ?? 'nothing'}`,
        )
      }
      const predicates = compileFilter(filterOf(statement, 'delete.deletes'))
      for (const row of matchingRows(context, ns, predicates, limit === 0)) {
        removeRow(context, ns, row)
        n++
      }
    })
    return { n: new Int32(n), ...outcome, ok: OK }
  })
}

function removeRow({ engine }: Context, ns: string, row: Row): void {
  change(engine.storage, engine.catalogue, engine.catalogue.get(ns)!, { at: row.at, before: row.doc })
}

function findAndModify(context: Context): Promise<Reply> {
  const { body, engine } = context
  const ns = namespace(context)
  const predicates = compileFilter(docArgument(context, 'query') ?? {})
  const sort = docArgument(context, 'sort')
  const projection = compileProjection(docArgument(context, 'fields'))
  const [removing, wantsNew, mayInsert] = ['remove', 'new', 'upsert'].map((name) => flagArgument(body, name))
  const given = field(body, 'update')
  if (removing ? given !== undefined : given === undefined) {
    throw new CommandError(
      'FailedToParse',
      removing
        ? 'Cannot specify both an update and remove=true'
        : 'Either an update or remove=true must be specified',
    )
  }
  if (removing && (mayInsert || wantsNew)) {
    throw new CommandError(
      'FailedToParse',
      `Cannot specify both ${mayInsert ? 'upsert' : 'new'}=true and remove=true`,
    )
  }
  const compiled = removing ? undefined : compileUpdate(given)
  const run = (): Reply => {
    const [row] = matchingRows(context, ns, predicates, false, sort)
    const answer = (lastErrorObject: Reply, bytes: Buffer | undefined): Reply => ({
      lastErrorObject,
      value: bytes ? new Raw(projection(bytes)) : null,
      ok: OK,
    })
    if (!compiled) {
      if (row) removeRow(context, ns, row)
      return answer({ n: row ? 1 : 0 }, row?.bytes)
    }
    if (row) {
      const { bytes } = modify(context, ns, row, compiled)
      return answer({ n: 1, updatedExisting: true }, wantsNew ? bytes : row.bytes)
    }
    if (!mayInsert) return answer({ n: 0, updatedExisting: false }, undefined)
    const doc = upsert(context, ns, { predicates, update: compiled, upsert: true })
    return answer({ n: 1, updatedExisting: false, upserted: doc._id }, wantsNew ? encode(doc) : undefined)
  }
  return engine.storage.write(() => {
    try {
      return run()
    } catch (error) {
      throw error instanceof CommandError ? error.during('Plan executor error during findAndModify') : error
    }
  })
}

export const writeCommands: Record<string, Command> = {
  insert: { fields: ['documents', 'ordered'], run: insert },
  update: { fields: ['updates', 'ordered'], run: update },
  delete: { fields: ['deletes', 'ordered'], run: remove },
  findAndModify: {
    fields: ['query', 'sort', 'update', 'remove', 'new', 'upsert', 'fields'],
    run: findAndModify,
  },
}
