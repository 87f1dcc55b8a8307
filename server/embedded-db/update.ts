import { Double, Int32, Long } from 'bson'
import { CommandError } from './errors.ts'
import type { Predicate } from './matcher.ts'
import { arrayIndex } from './paths.ts'
import { bsonType, identical, isDoc, isNumber, show, toNumber, typeName } from './values.ts'
import type { Doc, NumberValue, Value } from './values.ts'

const OPERATORS = ['$set', '$unset', '$inc', '$setOnInsert'] as const
type Operator = (typeof OPERATORS)[number]

interface Step {
  op: Operator
  path: string
  parts: string[]
  operand: Value
}

/** A compiled update: a whole new document, or steps in the order in which MongoDB takes them. */
export type Update = { kind: 'replacement'; doc: Doc } | { kind: 'steps'; steps: Step[] }

const MAX_ARRAY_PADDING = 1_500_000

export function compileUpdate(update: Value): Update {
  if (!isDoc(update)) {
    throw new CommandError('FailedToParse', 'Update argument must be an object: pipelines are not supported')
  }
  const names = Object.keys(update)
  if (!names[0]?.startsWith('$')) {
    const dollar = names.find((name) => name.startsWith('$'))
    if (dollar === undefined) return { kind: 'replacement', doc: update }
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    )
  }
  const steps = Object.entries(update).flatMap(([name, fields]) => compileOperator(name, fields))
  return { kind: 'steps', steps: inOrder(steps) }
}

function compileOperator(name: string, fields: Value): Step[] {
  const op = OPERATORS.find((operator) => operator === name)
  if (op === undefined) {
    throw new CommandError(
      'FailedToParse',
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    )
  }
  if (!isDoc(fields)) {
    throw new CommandError(
      'FailedToParse',
      `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${show(fields)}}`,
    )
  }
  return Object.entries(fields).map(([path, operand]) => {
    const parts = path.split('.')
    if (parts.includes('')) {
      throw path === ''
        ? new CommandError('EmptyFieldName', 'An empty update path is not valid.')
        : new CommandError(
            'EmptyFieldName',
            `The update path '${path}' contains an empty field name, which is not allowed.`,
          )
    }
    const dollar = parts.find((part) => part.startsWith('$'))
    if (dollar !== undefined) {
      throw dollar === '$' || dollar.startsWith('$[')
        ? new CommandError('BadValue', `The positional operator is not supported: ${path}`)
        : new CommandError(
            'DollarPrefixedFieldName',
            `The dollar ($) prefixed field '${dollar}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
          )
    }
    if (op === '$inc' && !isNumber(operand)) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot increment with non-numeric argument: {${path}: ${show(operand)}}`,
      )
    }
    return { op, path, parts, operand }
  })
}

/** By path, numbers numerically: the order in which new fields come to stand. Overlapping paths are refused (40). */
function inOrder(steps: Step[]): Step[] {
  const seen = new Map<string, true>()
  for (const { path, parts } of steps) {
    const above = parts.map((_, i) => parts.slice(0, i + 1).join('.')).find((prefix) => seen.has(prefix))
    const below = [...seen.keys()].some((other) => other.startsWith(`${path}.`))
    if (above !== undefined || below) {
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${above ?? path}'`,
      )
    }
    seen.set(path, true)
  }
  return steps.toSorted((left, right) => comparePaths(left.parts, right.parts))
}

function comparePaths(left: string[], right: string[]): number {
  for (const [i, part] of left.entries()) {
    const other = right[i]
    if (other === undefined) return 1
    if (part === other) continue
    const [a, b] = [arrayIndex(part), arrayIndex(other)]
    if (a !== undefined && b !== undefined) return a - b
    return part < other ? -1 : 1
  }
  return -1
}

/** Applies steps to `doc` in place; true when anything changed. `$setOnInsert` counts only for an inserted document. */
export function applySteps(doc: Doc, steps: Step[], inserting: boolean): boolean {
  let changed = false
  for (const { op, path, parts, operand } of steps) {
    if (op === '$setOnInsert' && !inserting) continue
    if (op === '$unset') changed = unsetAt(doc, parts) || changed
    else
      changed =
        setAt(doc, parts, (old) =>
          op === '$inc' ? added(doc, path, old, operand as NumberValue) : operand,
        ) || changed
  }
  return changed
}

/** Sets what stands at `parts` to what `next` makes of it, making documents on the way; true when it changed. */
function setAt(doc: Doc, parts: string[], next: (old: Value | undefined) => Value): boolean {
  let container: Doc | Value[] = doc
  for (const [depth, part] of parts.entries()) {
    const index = Array.isArray(container) ? arrayIndex(part) : undefined
    if (Array.isArray(container) && index === undefined) throw notViable(parts, depth, container)
    if (Array.isArray(container) && index! > container.length + MAX_ARRAY_PADDING) {
      throw new CommandError('BadValue', `can't backfill more than ${MAX_ARRAY_PADDING} elements`)
    }
    const exists = Object.hasOwn(container, part)
    const old: Value | undefined = exists ? (container as Doc)[part] : undefined
    if (depth === parts.length - 1) {
      const value = next(exists ? (old ?? null) : undefined)
      if (exists && identical(old, value)) return false
      put(container, part, value)
      return true
    }
    if (!exists) put(container, part, {})
    const inner: Value = (container as Doc)[part]
    if (!isDoc(inner) && !Array.isArray(inner)) throw notViable(parts, depth + 1, inner)
    container = inner
  }
  return false
}

function put(container: Doc | Value[], part: string, value: Value): void {
  if (Array.isArray(container)) {
    const index = Number(part)
    while (container.length < index) container.push(null)
    container[index] = value
  } else {
    // Not by assignment: a field named `__proto__` would set the prototype.
    Object.defineProperty(container, part, { value, writable: true, enumerable: true, configurable: true })
  }
}

function notViable(parts: string[], depth: number, element: Value): CommandError {
  const holder = parts[depth - 1] ?? ''
  return new CommandError(
    'PathNotViable',
    `Cannot create field '${parts[depth]}' in element {${holder}: ${show(element)}}`,
  )
}

function unsetAt(doc: Doc, parts: string[]): boolean {
  let container: Value = doc
  for (const [depth, part] of parts.entries()) {
    if (!isDoc(container) && !Array.isArray(container)) return false
    if (Array.isArray(container) && arrayIndex(part) === undefined) return false
    if (!Object.hasOwn(container, part)) return false
    if (depth < parts.length - 1) container = (container as Doc)[part]
    else if (Array.isArray(container)) container[Number(part)] = null
    else delete container[part]
  }
  return true
}

const INT32_LIMIT = 2 ** 31
const INT64_LIMIT = 2n ** 63n

/** `$inc`: a missing field starts at the operand; whole numbers grow from Int32 to Long, and no further. */
function added(doc: Doc, path: string, old: Value | undefined, by: NumberValue): Value {
  if (old === undefined) return by
  if (!isNumber(old)) {
    throw new CommandError(
      'TypeMismatch',
      `Cannot apply $inc to a value of non-numeric type. {_id: ${show(doc._id)}} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeName(old)}`,
    )
  }
  const types = [bsonType(old), bsonType(by)]
  if (types.includes('Double')) return new Double(toNumber(old) + toNumber(by))
  const sum = BigInt(old.toString()) + BigInt(by.toString())
  if (sum >= INT64_LIMIT || sum < -INT64_LIMIT) {
    throw new CommandError(
      'BadValue',
      `Failed to apply $inc operations to current value ((NumberLong)${String(old)}) for document {_id: ${show(doc._id)}}`,
    )
  }
  const small = sum < INT32_LIMIT && sum >= -INT32_LIMIT
  return small && !types.includes('Long') ? new Int32(Number(sum)) : Long.fromBigInt(sum)
}

/** The document an upsert starts from: what the filter says is equal. A replacement takes only the `_id` from it. */
export function seedFromFilter(predicates: Predicate[], onlyId: boolean): Doc {
  const seed: Doc = {}
  const seen = new Set<string>()
  for (const predicate of predicates) {
    if (predicate.op !== '$eq' || (onlyId && predicate.path !== '_id')) continue
    if (seen.has(predicate.path)) {
      throw new CommandError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${predicate.path}' is matched twice`,
      )
    }
    seen.add(predicate.path)
    setAt(seed, predicate.path.split('.'), () => predicate.value)
  }
  return seed
}
