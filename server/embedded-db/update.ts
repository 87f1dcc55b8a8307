import { Int32 } from 'bson'
import { unsupported } from './errors.ts'
import type { Predicate } from './matcher.ts'
import { identical, isDoc, show, type Doc, type Value } from './values.ts'

const OPERATORS = ['$set', '$unset', '$inc'] as const

/** One change of one field. */
export interface Step {
  op: (typeof OPERATORS)[number]
  path: string
  operand: Value
}

/** Reads an update, in the order of its paths: the order in which MongoDB adds new fields. */
export function compileUpdate(update: Value): Step[] {
  if (!isDoc(update) || Object.keys(update).length === 0) throw unsupported(`the update ${show(update)}`)
  const steps = Object.entries(update).flatMap(([name, fields]) => {
    const op = OPERATORS.find((known) => known === name)
    if (op === undefined || !isDoc(fields)) throw unsupported(`the update operator ${name}`)
    return Object.entries(fields).map(([path, operand]): Step => ({ op, path, operand }))
  })
  steps.sort((left, right) => (left.path < right.path ? -1 : 1))
  for (const { op, path } of steps) {
    const parts = path.split('.')
    const isPlain = parts.every((part) => part !== '' && part !== '__proto__' && !part.startsWith('$'))
    const overlaps = steps.filter((other) => `${other.path}.`.startsWith(`${path}.`)).length > 1
    const isNested = parts.length > 1 && (op !== '$set' || parts[0] === '_id')
    const changesId = path === '_id' && op !== '$set'
    if (!isPlain || overlaps || isNested || changesId) throw unsupported(`${op} of ${path}`)
  }
  return steps
}

/** Applies the steps to `doc` in place; true when anything changed. */
export function applySteps(doc: Doc, steps: Step[]): boolean {
  let changed = false
  for (const { op, path, operand } of steps) {
    const parts = path.split('.')
    const name = parts.pop()!
    const holder = parts.reduce((outer, part) => innerDocument(outer, part, path), doc)
    const exists = Object.hasOwn(holder, name)
    if (op === '$unset') {
      delete holder[name]
      changed ||= exists
      continue
    }
    const value = op === '$inc' ? incremented(exists ? holder[name] : new Int32(0), operand, path) : operand
    if (exists && identical(holder[name], value)) continue
    if (name === '_id' && exists) throw unsupported(`a change of an _id to ${show(value)}`)
    holder[name] = value
    changed = true
  }
  return changed
}

/** The document at `part` of `outer`, created when missing. */
function innerDocument(outer: Doc, part: string, path: string): Doc {
  const inner = Object.hasOwn(outer, part) ? outer[part] : (outer[part] = {})
  if (!isDoc(inner)) throw unsupported(`$set of ${path} within ${show(inner)}`)
  return inner
}

/** Versions are Int32: other numbers, and sums beyond 2^31, are refused. */
function incremented(old: Value, by: Value, path: string): Int32 {
  const sum = old instanceof Int32 && by instanceof Int32 ? old.value + by.value : NaN
  if ((sum | 0) !== sum) throw unsupported(`$inc of ${path}: ${show(old)} by ${show(by)}`)
  return new Int32(sum)
}

/** The document that an upsert starts from: the filter's equalities. Other conditions are refused. */
export function upsertSeed(predicates: Predicate[]): Doc {
  return Object.fromEntries(
    predicates.map((predicate) => {
      if (predicate.op !== '$eq' || predicate.path.includes('.'))
        throw unsupported(`an upsert by ${predicate.op}`)
      return [predicate.path, predicate.operand]
    }),
  )
}
