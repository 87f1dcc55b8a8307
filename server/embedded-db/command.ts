import type { Catalogue } from './catalogue.ts'
import type { Cursors } from './cursors.ts'
import { unsupportedError } from './errors.ts'
import type { Storage } from './storage.ts'
import { isDoc, isNumber, formatValue, type Doc } from './values.ts'

/** The fields of a reply except `ok`: anything that BSON can hold. */
export type Reply = Record<string, unknown>

export interface Engine {
  storage: Storage
  catalogue: Catalogue
  cursors: Cursors
  /** Settles when the last command that creates indexes has ended. */
  lastBuild: Promise<unknown>
}

/** One command as received, with its engine. */
export interface Context {
  engine: Engine
  name: string
  db: string
  body: Doc
  /** The index that each look-up used, `COLLSCAN` for none: for tests. */
  plans: string[]
}

/** Observes each command after it ran; `errorCode` is 0 when it succeeded. */
export type Recorder = (context: Context, errorCode: number) => void

export interface Command {
  /** The fields of the body other than the name and the common ones; undefined if any may come, and none is read. */
  fields?: readonly string[]
  run: (context: Context) => Reply | Promise<Reply>
}

/** Refuses fields that aren't known, so that no option is silently ignored. */
export function checkFields(what: string, doc: Doc, known: readonly string[]): void {
  const unknown = Object.keys(doc).find((name) => !known.includes(name))
  if (unknown !== undefined) throw unsupportedError(`${what}.${unknown}`)
}

/** Returns the collection's namespace, `db.collection`. */
export function namespaceOf({ db, body, name }: Context, field = name): string {
  const collection = body[field]
  if (typeof collection !== 'string' || !/^[^$\0]+$/.test(collection))
    throw unsupportedError(`a collection named ${formatValue(collection)}`)
  return `${db}.${collection}`
}

export function docField(doc: Doc, name: string): Doc {
  const value = doc[name] ?? {}
  if (!isDoc(value)) throw unsupportedError(`${name}: ${formatValue(value)}`)
  return value
}

/** Reads a whole number of zero or more; 0 when missing. */
export function countField(doc: Doc, name: string): number {
  const value = doc[name] ?? undefined
  const count = isNumber(value) ? Number(value.toString()) : value === undefined ? 0 : -1
  if (!Number.isSafeInteger(count) || count < 0) throw unsupportedError(`${name}: ${formatValue(value)}`)
  return count
}

export function flagField(doc: Doc, name: string, missing = false): boolean {
  const value = doc[name] ?? missing
  if (typeof value !== 'boolean') throw unsupportedError(`${name}: ${formatValue(value)}`)
  return value
}

export function docsField(doc: Doc, name: string): Doc[] {
  const value = doc[name]
  if (!Array.isArray(value) || value.length === 0 || !value.every(isDoc))
    throw unsupportedError(`${name}: ${formatValue(value)}`)
  return value
}
