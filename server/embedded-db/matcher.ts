import { unsupportedError } from './errors.ts'
import { encodeKey } from './key-encoding.ts'
import { isDoc, formatValue, valueAt, type Doc, type Value } from './values.ts'

const OPERATORS = ['$eq', '$ne', '$in', '$gt', '$lt'] as const
type Operator = (typeof OPERATORS)[number]

/** One condition on one field; `keys` are the operands as comparable bytes: several for `$in`. */
export interface Condition {
  op: Operator
  path: string
  operand: Value
  keys: Buffer[]
}

/** A filter is a list of predicates, all of which must hold. */
export type Predicate = Condition | { op: '$or'; branches: Predicate[][] }

export function compileFilter(filter: Doc): Predicate[] {
  return Object.entries(filter).flatMap(([name, operand]): Predicate[] => {
    if (name === '$or') return [{ op: name, branches: readBranches(operand) }]
    if (name.startsWith('$')) throw unsupportedError(`the query operator ${name}`)
    if (!isDoc(operand)) return [compileCondition('$eq', name, operand)]
    const entries = Object.entries(operand)
    if (entries.length === 0) throw unsupportedError(`an empty condition on ${name}`)
    return entries.map(([op, value]) => compileCondition(op, name, value))
  })
}

function readBranches(operand: Value): Predicate[][] {
  if (!Array.isArray(operand) || operand.length === 0 || !operand.every(isDoc))
    throw unsupportedError(`$or with ${formatValue(operand)}`)
  return operand.map(compileFilter)
}

function compileCondition(name: string, path: string, operand: Value): Condition {
  const op = OPERATORS.find((known) => known === name)
  if (op === undefined) throw unsupportedError(`the query operator ${name}`)
  const operands = op === '$in' && Array.isArray(operand) ? operand : [operand]
  const keys = operands.map(encodeKey).filter((key) => key !== undefined)
  if (keys.length < operands.length || (op === '$in' && operands !== operand))
    throw unsupportedError(`${op} with ${formatValue(operand)} (${path})`)
  return { op, path, operand, keys }
}

export function matches(doc: Doc, predicates: Predicate[]): boolean {
  return predicates.every((predicate) =>
    predicate.op === '$or'
      ? predicate.branches.some((branch) => matches(doc, branch))
      : satisfies(valueAt(doc, predicate.path), predicate),
  )
}

function satisfies(value: Value, { op, path, keys }: Condition): boolean {
  const key = encodeKey(value)
  // A document differs from every operand; values of other types can't be compared here.
  if (key === undefined && !isDoc(value))
    throw unsupportedError(`a condition on ${formatValue(value)} (${path})`)
  const equals = key !== undefined && keys.some((wanted) => wanted.equals(key))
  if (op === '$eq' || op === '$in') return equals
  if (op === '$ne') return !equals
  // A range stays within one type: `$gt: 5` never matches a string.
  if (key === undefined || key[0] !== keys[0]![0]) return false
  const order = Buffer.compare(key, keys[0]!)
  return op === '$gt' ? order > 0 : order < 0
}
