export type Scalar = number | string | null
export type NaiveDoc = { _id: number } & Record<string, Scalar>
export type Condition = Scalar | Partial<Record<'$in' | '$ne' | '$gt' | '$lt', unknown>>
export type Filter = Record<string, Condition | Filter[]>
export interface Change {
  $set?: Record<string, Scalar>
  $unset?: Record<string, 1>
  $inc?: Record<string, number>
}
/** The error for `$inc` of anything but a 32-bit integer, which is refused here. On MongoDB strings and null are a TypeMismatch. */
const INC_REFUSED = 115

/** An error of the model, with its code. */
export class NaiveError extends Error {
  readonly code: number
  constructor(code: number) {
    super(`code ${code}`)
    this.code = code
  }
}

const rank = (value: Scalar | undefined) =>
  value === null || value === undefined ? 0 : typeof value === 'number' ? 1 : 2

function compare(a: Scalar | undefined, b: Scalar | undefined): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  return rank(a) === 0 || a === b ? 0 : a! < b! ? -1 : 1
}

function conditionHolds(value: Scalar | undefined, op: string, operand: unknown): boolean {
  const order = compare(value, operand as Scalar)
  const sameType = rank(value) === rank(operand as Scalar)
  switch (op) {
    case '$eq':
      return order === 0
    case '$ne':
      return order !== 0
    case '$in':
      return (operand as Scalar[]).some((wanted) => compare(value, wanted) === 0)
    case '$gt':
      return sameType && order > 0
    case '$lt':
      return sameType && order < 0
    default:
      throw new Error(op)
  }
}

function naiveMatches(doc: NaiveDoc, filter: Filter): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    if (name === '$or') return (condition as Filter[]).some((branch) => naiveMatches(doc, branch))
    const operators = typeof condition === 'object' && condition !== null ? condition : { $eq: condition }
    return Object.entries(operators).every(([op, operand]) => conditionHolds(doc[name], op, operand))
  })
}

/** A collection of flat documents in a plain array with linear search. `u` is unique. */
export class NaiveCollection {
  docs: NaiveDoc[] = []

  find(filter: Filter, sort: Record<string, 1 | -1> = {}): NaiveDoc[] {
    const found = this.docs.filter((doc) => naiveMatches(doc, filter))
    return found.sort((left, right) => {
      for (const [name, direction] of Object.entries(sort)) {
        const order = compare(left[name], right[name])
        if (order !== 0) return order * direction
      }
      return 0
    })
  }

  insert(doc: NaiveDoc): void {
    this.#assertUnique(doc, undefined)
    this.docs.push(doc)
  }

  /** Returns the changed or inserted documents. */
  update(filter: Filter, change: Change, multi: boolean, upsertId?: number): NaiveDoc[] {
    const found = this.find(filter, { _id: 1 })
    if (found.length === 0 && upsertId !== undefined) {
      const doc = changed({ _id: upsertId }, change)
      this.insert(doc)
      return [doc]
    }
    return (multi ? found : found.slice(0, 1)).map((old) => {
      const doc = changed(old, change)
      this.#assertUnique(doc, old)
      this.docs[this.docs.indexOf(old)] = doc
      return doc
    })
  }

  remove(filter: Filter, multi: boolean): number {
    const found = this.find(filter, { _id: 1 })
    const gone = multi ? found : found.slice(0, 1)
    this.docs = this.docs.filter((doc) => !gone.includes(doc))
    return gone.length
  }

  #assertUnique(doc: NaiveDoc, old: NaiveDoc | undefined): void {
    const twin = this.docs.some(
      (other) => other !== old && (other._id === doc._id || compare(other.u, doc.u) === 0),
    )
    if (twin) throw new NaiveError(11000)
  }
}

function changed(old: NaiveDoc, change: Change): NaiveDoc {
  const doc: NaiveDoc = { ...old, ...change.$set }
  for (const name of Object.keys(change.$unset ?? {})) delete doc[name]
  for (const [name, by] of Object.entries(change.$inc ?? {})) {
    const value = old[name]
    if (value !== undefined && !Number.isInteger(value)) throw new NaiveError(INC_REFUSED)
    doc[name] = (value === undefined ? 0 : Number(value)) + by
  }
  return doc
}
