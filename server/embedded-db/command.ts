import type { Catalogue, Collection } from './catalogue.ts'
import type { Cursors } from './cursors.ts'
import { CommandError } from './errors.ts'
import type { Reply } from './reply.ts'
import type { Storage } from './storage.ts'
import { decode, field, isDoc, isNumber, toNumber, typeName, type Doc, type Value } from './values.ts'

export interface Engine {
  storage: Storage
  catalogue: Catalogue
  cursors: Cursors
}

/** One command as it came in, and what it runs on. */
export interface Context {
  engine: Engine
  /** The command's name as in the table of commands. */
  name: string
  db: string
  body: Doc
  /** Lists sent beside the body: each document as the client's bytes. */
  sequences: Map<string, Buffer[]>
  /** The indexes that the command's look-ups used, `COLLSCAN` for a look-up without one. */
  plans: string[]
}

export interface Command {
  /** The fields that may stand in the body beside its name and those every command may carry. */
  fields: readonly string[]
  run: (context: Context) => Reply | Promise<Reply>
}

/** Refuses what the command does not know, as MongoDB does (40415), so that nothing asked for is left undone unsaid. */
export function refuseUnknown(what: string, doc: Doc, known: readonly string[]): void {
  const unknown = Object.keys(doc).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new CommandError(40415, `BSON field '${what}.${unknown}' is an unknown field.`)
}

function wrongType(context: Context, name: string, value: Value, expected: string): CommandError {
  return new CommandError(
    'TypeMismatch',
    `BSON field '${context.name}.${name}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  )
}

export function docArgument(context: Context, name: string): Doc | undefined {
  const value = field(context.body, name)
  if (value === undefined || value === null) return undefined
  if (!isDoc(value)) throw wrongType(context, name, value, 'object')
  return value
}

/** A whole number of zero or more; undefined when it is not there. */
export function countArgument(context: Context, name: string, doc: Doc = context.body): number | undefined {
  const value = field(doc, name)
  if (value === undefined || value === null) return undefined
  if (!isNumber(value)) throw wrongType(context, name, value, 'long')
  const count = Math.trunc(toNumber(value))
  if (count < 0)
    throw new CommandError(51024, `BSON field '${name}' value must be >= 0, actual value '${count}'`)
  return count
}

/** True, a number other than 0, and nothing else. */
export function flagArgument(doc: Doc, name: string, missing = false): boolean {
  const value = field(doc, name)
  if (value === undefined || value === null) return missing
  return value === true || (isNumber(value) && toNumber(value) !== 0)
}

/** The documents of a list, beside the body or in it. */
export function listArgument(context: Context, name: string): Doc[] {
  const sequence = context.sequences.get(name)
  if (sequence) return sequence.map((bytes) => decode(bytes))
  const value = field(context.body, name)
  if (!Array.isArray(value) || !value.every(isDoc)) {
    throw value === undefined
      ? new CommandError(40414, `BSON field '${context.name}.${name}' is missing but a required field`)
      : wrongType(context, name, value, 'array')
  }
  return value
}

export function namespace(context: Context, name: Value = field(context.body, context.name)): string {
  if (typeof name !== 'string') {
    throw new CommandError('InvalidNamespace', `collection name has invalid type ${typeName(name)}`)
  }
  if (name === '') throw new CommandError('InvalidNamespace', `Invalid namespace specified '${context.db}.'`)
  return `${context.db}.${name}`
}

/** Inside a write: the collection, made if it is not there yet. */
export function collectionForWrite(context: Context, ns: string): Collection {
  return context.engine.catalogue.get(ns) ?? context.engine.catalogue.create(ns)
}
