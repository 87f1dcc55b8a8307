import { CommandError } from './errors.ts'
import { encodeKey, typeByte } from './key-encoding.ts'
import { findAt, type Found } from './paths.ts'
import { isDoc, isNumber, toNumber, type Doc, type Value } from './values.ts'

export type RangeOperator = '$gt' | '$gte' | '$lt' | '$lte'

/** One condition of a filter; a filter is a list of them that must all hold. */
export type Predicate =
  | { op: '$eq'; path: string; value: Value; key: Buffer }
  | { op: '$ne'; path: string; value: Value; key: Buffer }
  | { op: RangeOperator; path: string; value: Value; key: Buffer }
  | { op: '$in'; path: string; values: Value[]; keys: Buffer[] }
  | { op: '$exists'; path: string; exists: boolean }
  | { op: '$or'; branches: Predicate[][] }

/** Reads a filter. Whatever is not supported is refused as MongoDB refuses an operator it does not know (2). */
export function compileFilter(filter: Doc): Predicate[] {
  return Object.entries(filter).flatMap(([name, condition]) => {
    if (name === '$and') return branchesOf(name, condition).flat()
    if (name === '$or') return [{ op: '$or', branches: branchesOf(name, condition) } as const]
    if (name.startsWith('$')) {
      throw new CommandError(
        'BadValue',
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      )
    }
    return compileCondition(name, condition)
  })
}

function branchesOf(name: string, condition: Value): Predicate[][] {
  if (!Array.isArray(condition)) throw new CommandError('BadValue', `${name} must be an array`)
  if (condition.length === 0) throw new CommandError('BadValue', '$and/$or/$nor must be a nonempty array')
  return condition.map((branch) => {
    if (!isDoc(branch)) throw new CommandError('BadValue', '$or/$and/$nor entries need to be full objects')
    return compileFilter(branch)
  })
}

function compileCondition(path: string, condition: Value): Predicate[] {
  if (!isDoc(condition) || !Object.keys(condition)[0]?.startsWith('$'))
    return [equality('$eq', path, condition)]
  return Object.entries(condition).map(([op, value]): Predicate => {
    switch (op) {
      case '$eq':
      case '$ne':
        return equality(op, path, value)
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        return { op, path, value, key: encodeKey(value) }
      case '$in':
        if (!Array.isArray(value)) throw new CommandError('BadValue', '$in needs an array')
        for (const item of value) {
          if (isDoc(item) && Object.keys(item)[0]?.startsWith('$')) {
            throw new CommandError('BadValue', `cannot nest $ under ${op}`)
          }
        }
        return { op, path, values: value, keys: value.map((item) => encodeKey(item)) }
      case '$exists':
        return { op, path, exists: !(value === false || isNothing(value)) }
      default:
        throw new CommandError('BadValue', `unknown operator: ${op}`)
    }
  })
}

const isNothing = (value: Value) =>
  value === null || value === undefined || (isNumber(value) && toNumber(value) === 0)

function equality(op: '$eq' | '$ne', path: string, value: Value): Predicate {
  return { op, path, value, key: encodeKey(value) }
}

export function matches(doc: Doc, predicates: Predicate[]): boolean {
  return predicates.every((predicate) => {
    if (predicate.op === '$or') return predicate.branches.some((branch) => matches(doc, branch))
    return holds(findAt(doc, predicate.path), predicate)
  })
}

function holds(found: Found, predicate: Exclude<Predicate, { op: '$or' }>): boolean {
  switch (predicate.op) {
    case '$exists':
      return predicate.exists === found.values.length > 0
    case '$eq':
      return equals(found, predicate.value, predicate.key)
    case '$ne':
      return !equals(found, predicate.value, predicate.key)
    case '$in':
      return predicate.values.some((value, i) => equals(found, value, predicate.keys[i]!))
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return compares(found, predicate.op, predicate.value, predicate.key)
  }
}

function equals(found: Found, value: Value, key: Buffer): boolean {
  if ((value === null || value === undefined) && found.missing) return true
  return someCandidate(found, (candidate) => {
    if (typeof value === 'string' && typeof candidate === 'string') return value === candidate
    return typeByte(candidate) === key[0] && encodeKey(candidate).equals(key)
  })
}

/** Ranges hold within one type only: `$gt: 5` never finds a string, and NaN is in no range but its own. */
function compares(found: Found, op: RangeOperator, value: Value, key: Buffer): boolean {
  const inclusive = op === '$gte' || op === '$lte'
  if (value === null || value === undefined) return inclusive && equals(found, value, key)
  return someCandidate(found, (candidate) => {
    if (typeByte(candidate) !== key[0]) return false
    const order = Buffer.compare(encodeKey(candidate), key)
    if (order === 0) return inclusive
    if (isNaNValue(candidate) || isNaNValue(value)) return false
    return op === '$gt' || op === '$gte' ? order > 0 : order < 0
  })
}

const isNaNValue = (value: Value) => isNumber(value) && Number.isNaN(toNumber(value))

/** An array is compared as a whole and by each of its elements. */
function someCandidate(found: Found, test: (candidate: Value) => boolean): boolean {
  return found.values.some((value) => test(value) || (Array.isArray(value) && value.some(test)))
}
