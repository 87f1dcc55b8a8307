import { isDeepStrictEqual } from 'node:util'

export type Scalar = number | string | null
export type NaiveDoc = { _id: number } & Record<string, Scalar | Scalar[]>
export type Condition =
  Scalar | Partial<Record<'$in' | '$ne' | '$gt' | '$gte' | '$lt' | '$lte' | '$exists', unknown>>
export type Filter = Record<string, Condition | Filter[]>
export interface Change {
  $set?: Record<string, Scalar | Scalar[]>
  $unset?: Record<string, 1>
  $inc?: Record<string, number>
  $setOnInsert?: Record<string, Scalar>
}
/** The error codes the model knows. */
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

/** What a field stands for in a comparison: itself, or each of its elements. */
const valuesOf = (value: Scalar | Scalar[] | undefined) => (Array.isArray(value) ? value : [value])

function conditionHolds(value: Scalar | Scalar[] | undefined, op: string, operand: unknown): boolean {
  const values = valuesOf(value)
  const equals = (wanted: Scalar) => values.some((one) => compare(one, wanted) === 0)
  const ranged = (test: (order: number) => boolean) =>
    values.some((one) => rank(one) === rank(operand as Scalar) && test(compare(one, operand as Scalar)))
  switch (op) {
    case '$eq':
      return equals(operand as Scalar)
    case '$ne':
      return !equals(operand as Scalar)
    case '$in':
      return (operand as Scalar[]).some(equals)
    case '$gt':
      return ranged((order) => order > 0)
    case '$gte':
      return ranged((order) => order >= 0)
    case '$lt':
      return ranged((order) => order < 0)
    case '$lte':
      return ranged((order) => order <= 0)
    case '$exists':
      return (value !== undefined) === operand
    default:
      throw new Error(op)
  }
}

export function naiveMatches(doc: NaiveDoc, filter: Filter): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    if (name === '$or') return (condition as Filter[]).some((branch) => naiveMatches(doc, branch))
    if (name === '$and') return (condition as Filter[]).every((branch) => naiveMatches(doc, branch))
    const operators = typeof condition === 'object' && condition !== null ? condition : { $eq: condition }
    return Object.entries(operators).every(([op, operand]) => conditionHolds(doc[name], op, operand))
  })
}

function sortValue(
  value: Scalar | Scalar[] | undefined,
  direction: 1 | -1,
): { empty: boolean; value: Scalar | undefined } {
  const sorted = [...valuesOf(value)].sort(compare)
  return { empty: sorted.length === 0, value: direction === 1 ? sorted[0] : sorted.at(-1) }
}

/** A collection of flat documents, kept in a plain array and searched from end to end. `u` is unique where it exists. */
export class NaiveCollection {
  docs: NaiveDoc[] = []

  find(filter: Filter, sort: Record<string, 1 | -1> = {}): NaiveDoc[] {
    const found = this.docs.filter((doc) => naiveMatches(doc, filter))
    return found.sort((left, right) => {
      for (const [name, direction] of Object.entries(sort)) {
        const [a, b] = [sortValue(left[name], direction), sortValue(right[name], direction)]
        const order = a.empty || b.empty ? Number(b.empty) - Number(a.empty) : compare(a.value, b.value)
        if (order !== 0) return order * direction
      }
      return 0
    })
  }

  insert(doc: NaiveDoc): void {
    this.#assertUnique(doc, undefined)
    this.docs.push(doc)
  }

  /** The changed or inserted documents. */
  update(filter: Filter, change: Change, multi: boolean, upsertId?: number): NaiveDoc[] {
    const found = this.find(filter, { _id: 1 })
    if (found.length === 0 && upsertId !== undefined) {
      const doc = changed({ _id: upsertId }, change, true)
      this.insert(doc)
      return [doc]
    }
    return (multi ? found : found.slice(0, 1)).map((old) => {
      const doc = changed(old, change, false)
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
      (other) =>
        other !== old &&
        (other._id === doc._id || (doc.u !== undefined && isDeepStrictEqual(other.u, doc.u))),
    )
    if (twin) throw new NaiveError(11000)
  }
}

function changed(old: NaiveDoc, change: Change, inserting: boolean): NaiveDoc {
  const doc: NaiveDoc = { ...old, ...change.$set, ...(inserting && change.$setOnInsert) }
  for (const name of Object.keys(change.$unset ?? {})) delete doc[name]
  for (const [name, by] of Object.entries(change.$inc ?? {})) {
    const value = old[name]
    if (value !== undefined && typeof value !== 'number') throw new NaiveError(14)
    doc[name] = (value ?? 0) + by
  }
  return doc
}
