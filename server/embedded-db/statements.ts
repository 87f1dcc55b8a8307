import type { Collection } from './catalogue.ts'
import type { Context } from './command.ts'
import { CommandError } from './errors.ts'
import { matches, type Predicate } from './matcher.ts'
import { BATCH_DOCUMENTS, find, withoutPauses, spend, type Budget, type Row } from './query.ts'
import { decode, type Doc, type Value } from './values.ts'

/** One statement of a write command. Its functions run within a write, and again if that write is undone. */
export interface Statement {
  predicates?: Predicate[]
  /** How many documents the statement concerns at most: 1, all, or 0 for an insert. */
  limit: number
  /** Writes one document that was found. Returns its new content, undefined when it has none or the old one. */
  write?: (collection: Collection, row: Row) => Doc | undefined
  /** Inserts a document when none was found. Returns its `_id`. */
  insert?: (collection: Collection) => Value
}

export interface Outcome {
  /** How many documents the statement concerned, and how many of them changed. */
  n: number
  changed: number
  insertedId?: Value
  error?: CommandError
}

/**
 * Runs statements in their order, up to the first refused one if `ordered`, and as many in one commit as concern
 * BATCH_DOCUMENTS together. A statement within that number runs in one turn. A larger one is not atomic, as in MongoDB:
 * only each document is.
 */
export async function runStatements(
  context: Context,
  namespace: string,
  statements: Statement[],
  ordered: boolean,
): Promise<Outcome[]> {
  const { storage, catalogue } = context.engine
  const outcomes: Outcome[] = []
  const isOver = () => outcomes.length === statements.length || (ordered && outcomes.at(-1)?.error)
  while (!isOver()) {
    const rest = statements.slice(outcomes.length)
    const done = await storage.write(() => {
      const collection = catalogue.getOrCreate(namespace)
      const budget = { remaining: BATCH_DOCUMENTS }
      const committed: Outcome[] = []
      for (const statement of rest) {
        const outcome = attempt(() => runAtOnce(context, collection, statement, budget))
        if (outcome === undefined) break
        committed.push(outcome)
        if (ordered && outcome.error) break
      }
      return committed
    })
    outcomes.push(...done)
    if (done.length === 0) outcomes.push(await runInBatches(context, namespace, rest[0]!))
  }
  return outcomes
}

function attempt<T>(run: () => T): T | Outcome {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return { n: 0, changed: 0, error }
  }
}

/** @returns undefined, with nothing written, when the statement needs more candidates than are left */
function runAtOnce(
  { engine, plans }: Context,
  collection: Collection,
  statement: Statement,
  budget: Budget,
): Outcome | undefined {
  const { predicates = [], limit } = statement
  if (budget.remaining-- <= 0) return undefined
  // All rows before the first change: a changed document must not be found again further on in the index.
  const rows: Row[] = []
  if (limit > 0)
    for (const row of find(engine.storage, collection, { predicates, limit, plans, budget })) {
      if (row === undefined) return undefined
      rows.push(row)
    }
  return apply(collection, statement, rows, rows.length === 0)
}

function apply(
  collection: Collection,
  { write, insert }: Statement,
  rows: Row[],
  foundNone: boolean,
): Outcome {
  let changed = 0
  for (const row of rows) if (write?.(collection, row)) changed++
  if (foundNone && insert) return { n: 1, changed, insertedId: insert(collection) }
  return { n: rows.length, changed }
}

/** Finds the documents first, with pauses. Leaves out documents that no longer match after a change in between. */
async function runInBatches(context: Context, namespace: string, statement: Statement): Promise<Outcome> {
  const { storage, catalogue } = context.engine
  const { predicates = [], limit } = statement
  const keys: Buffer[] = []
  const query = { predicates, limit, plans: context.plans }
  for await (const { docKey } of withoutPauses(find(storage, catalogue.get(namespace)!, query)))
    keys.push(docKey)
  const total: Outcome = { n: 0, changed: 0 }
  for (let from = 0; from === 0 || from < keys.length;) {
    const { outcome, next } = await storage.write(() => {
      const rows: Row[] = []
      const budget = { remaining: BATCH_DOCUMENTS }
      let next = from
      for (; next < keys.length && budget.remaining-- > 0; next++) {
        const docKey = keys[next]!
        const bytes = storage.get(docKey)
        if (bytes === undefined) continue
        spend(budget, bytes)
        const doc = decode(bytes)
        if (matches(doc, predicates)) rows.push({ docKey, bytes, doc })
      }
      const collection = catalogue.getOrCreate(namespace)
      return { outcome: attempt(() => apply(collection, statement, rows, keys.length === 0)), next }
    })
    from = next || Infinity
    total.n += outcome.n
    total.changed += outcome.changed
    if (outcome.error) return { ...total, error: outcome.error }
    if ('insertedId' in outcome) return outcome
  }
  // The only document was changed in between: there may be another one.
  return limit === 1 && keys.length > total.n ? runInBatches(context, namespace, statement) : total
}
