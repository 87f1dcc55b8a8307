import { atom } from 'jotai'
import type { GenericSchema } from 'valibot'
import { basics } from '#messages/basics.ts'
import { store } from '../store.ts'
import { toast } from '../toast.ts'

/** A valibot schema without transformations: values are stored as JSON and returned as they are. */
export type StoredSchema<T> = GenericSchema<T>

/**
 * The shape of a stored value. Code in the play page's first scripts passes a type guard instead of a schema: importing
 * valibot there would add every schema function of the app, 2 kB, and the limit is 111 kB.
 */
export type StoredShape<T> = StoredSchema<T> | ((value: unknown) => value is T)

/**
 * Values that could not be written, as JSON by key. Reads find them here, so the app works as if they were stored until
 * the tab is closed. Null stands for a value that could not be removed.
 */
const inMemory = new Map<string, string | null>()
const isDamageReportedAtom = atom(false)
/** Whether the browser refuses to store values, so that they are lost when this page is closed. */
export const isNotStoredAtom = atom(false)

function reportDamage(): void {
  if (store.get(isDamageReportedAtom)) return
  store.set(isDamageReportedAtom, true)
  toast({ title: basics.damaged, text: basics.damagedText })
}

function readText(key: string): string | null {
  const unwritten = inMemory.get(key)
  if (unwritten !== undefined) return unwritten
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that refuses reads refuses writes too, and the first write reports it.
    return null
  }
}

/** Parses JSON. @returns undefined if it is invalid */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function hasShape<T>(value: unknown, shape: StoredShape<T>): value is T {
  if (typeof shape === 'function') return shape(value)
  return !(shape['~standard'].validate(value) as { issues?: unknown }).issues
}

/**
 * Reads a value from local storage.
 * @param shape checks the value, because other versions of the app, other tabs and people may have written it
 * @returns the stored value; undefined if there is none, or if it was damaged and has been dropped
 */
export function readStored<T>(key: string, shape: StoredShape<T>): T | undefined {
  const json = readText(key)
  if (json === null) return undefined
  const value = parseJson(json)
  if (hasShape(value, shape)) return value
  removeStored(key)
  // Deferred, because a component may read while it renders, when React forbids updating another component.
  queueMicrotask(reportDamage)
  return undefined
}

/** @returns whether the browser accepted the value or its removal */
function put(key: string, json: string | null): boolean {
  try {
    if (json === null) localStorage.removeItem(key)
    else localStorage.setItem(key, json)
    inMemory.delete(key)
    return true
  } catch {
    inMemory.set(key, json)
    return false
  }
}

/**
 * Stores a value, or keeps it in memory if the browser refuses. Once the browser accepts a value again, all others are written too.
 * @returns whether the value outlives this tab
 */
export function writeStored(key: string, value: unknown): boolean {
  const isStored = put(key, JSON.stringify(value))
  const stored = isStored ? [...inMemory].map(([other, json]) => put(other, json)) : [false]
  store.set(isNotStoredAtom, stored.includes(false))
  return isStored
}

export function removeStored(key: string): void {
  put(key, null)
}

/** Lists the keys of the values that are only in this tab's memory. */
export const keysInMemory = (): string[] => [...inMemory.keys()].filter((key) => inMemory.get(key) !== null)

/** Lists the keys with a prefix, in storage or in this tab's memory. */
export function storedKeys(prefix: string): string[] {
  let keys: string[] = []
  try {
    keys = Object.keys(localStorage)
  } catch {
    // Refused: only this tab's memory has values.
  }
  for (const [key, json] of inMemory) {
    if (json === null) keys = keys.filter((other) => other !== key)
    else if (!keys.includes(key)) keys.push(key)
  }
  return keys.filter((key) => key.startsWith(prefix))
}

/** Calls `listener` when another tab changes or removes the value. @returns an unsubscribe function */
export function onStoredChange(key: string, listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    // The key is null when all of storage was cleared.
    if (event.key !== key && event.key !== null) return
    inMemory.delete(key)
    listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
