import { CommandError } from './errors.ts'
import { decode, encode, isNumber, show, toNumber, type Doc, type Value } from './values.ts'

export type Projection = (bytes: Buffer) => Buffer

const untouched: Projection = (bytes) => bytes

/** Fields to keep or to leave out, at the top level only; computed fields, paths and `$slice` are refused. */
export function compileProjection(spec: Doc | undefined): Projection {
  const entries = Object.entries(spec ?? {}).map(([name, value]) => [name, wanted(name, value)] as const)
  if (entries.length === 0) return untouched
  const keepId = entries.find(([name]) => name === '_id')?.[1]
  const others = entries.filter(([name]) => name !== '_id')
  const including = others[0]?.[1] ?? keepId === true
  const odd = others.find(([, keep]) => keep !== including)
  if (odd) {
    throw including
      ? new CommandError(31254, `Cannot do exclusion on field ${odd[0]} in inclusion projection`)
      : new CommandError(31253, `Cannot do inclusion on field ${odd[0]} in exclusion projection`)
  }
  const names = new Set(others.map(([name]) => name))
  return (bytes) => {
    const doc = decode(bytes)
    const kept = Object.entries(doc).filter(([name]) =>
      name === '_id' ? keepId !== false : names.has(name) === including,
    )
    return encode(Object.fromEntries(kept))
  }
}

function wanted(name: string, value: Value): boolean {
  if (name.includes('.') || name.startsWith('$')) {
    throw new CommandError('BadValue', `projections of paths are not supported: ${name}`)
  }
  if (typeof value === 'boolean') return value
  if (isNumber(value)) return toNumber(value) !== 0
  throw new CommandError('BadValue', `computed projections are not supported: ${name}: ${show(value)}`)
}
