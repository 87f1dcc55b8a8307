import { PRODUCT_NAME } from '#shared/product.ts'
import { toast } from './toast.ts'

/** Every key this app keeps in local storage. Values are JSON. */
export const STORAGE_KEYS = {
  /** The editor's card at `/create` without an id. */
  editorCard: PRODUCT_NAME,
  /** A copy that is being made of somebody else's card. */
  copy: (cardId: string) => `copy:${cardId}`,
  /** A card without an account, which only this browser has. */
  temporaryCard: (temporaryId: string) => `temp-card-${temporaryId}`,
  /** A card that was played here, for times without a network. */
  offlineCard: (cardId: string) => `seen:${cardId}`,
  /** Edits of a saved card that are not sent yet. */
  unsentEdits: (userId: string, cardId: string) => `draft:${userId}:${cardId}`,
  /** The marks of the card touched last. */
  markedCells: 'markedCells',
  /** A card's marks with the words they were made on: the truth about them. */
  marks: (cardId: string) => `marks:${cardId}`,
  /** A player's own layout of a card; the play page's inline script looks for it before the first paint. */
  shuffle: (cardId: string) => `layout:${cardId}`,
  /** What a host printed of a card, by version: words for "Check a sheet". */
  printed: (cardId: string) => `printed:${cardId}`,
  /** How somebody prints: paper, sheets a page, what stands on them. */
  print: 'print',
  /** How far the caller has come with a card's words. */
  calls: (cardId: string) => `calls:${cardId}`,
  /** Sound and wake lock of the play screen. */
  device: 'device',
  /** Whether the present view hears single keys. */
  keys: 'keys',
  /** Light or dark where somebody chose; read by the script in index.html too, before the first paint. */
  mode: 'mode',
} as const

/**
 * What could not be written, as JSON by key: reads find it here, so that the app goes on as if it had been stored, until
 * the tab is closed. Null stands for a value that could not be removed.
 */
const inMemory = new Map<string, string | null>()
let saidRefused = false
let saidDamaged = false

function showRefusal(): void {
  if (saidRefused) return
  saidRefused = true
  toast({
    title: 'Kept in this tab only',
    text: 'The browser refuses to store anything. Play on; it is forgotten when this tab is closed.',
  })
}

function sayDamaged(): void {
  if (saidDamaged) return
  saidDamaged = true
  // A component may be reading while it renders: then no other one may be told at once.
  queueMicrotask(() =>
    toast({
      title: 'Starting afresh',
      text: 'What this browser had kept here was damaged and could not be read.',
    }),
  )
}

function readText(key: string): string | null {
  const remembered = inMemory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return localStorage.getItem(key)
  } catch {
    // Reading is refused where writing is; it is said when something is lost by it.
    return null
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * @param isValid tells whether what was read has the expected shape: other versions, other tabs and people write here too
 * @returns the stored value; undefined when there is none, or when it was damaged and has been dropped
 */
export function readStored<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  const json = readText(key)
  if (json === null) return undefined
  const value = parse(json)
  if (isValid(value)) return value
  removeStored(key)
  sayDamaged()
  return undefined
}

/**
 * Stores a value, or remembers it in memory when the browser refuses, and says so once.
 * @returns whether it outlives this tab
 */
export function writeStored(key: string, value: unknown): boolean {
  const json = JSON.stringify(value)
  try {
    localStorage.setItem(key, json)
    inMemory.delete(key)
    return true
  } catch {
    inMemory.set(key, json)
    showRefusal()
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, null)
  }
}

/** The keys that begin with `prefix`, whether the browser has them or this tab alone. */
export function storedKeys(prefix: string): string[] {
  let keys: string[] = []
  try {
    keys = Object.keys(localStorage)
  } catch {
    // Refused: what this tab remembers is all there is.
  }
  for (const [key, json] of inMemory) {
    if (json === null) keys = keys.filter((other) => other !== key)
    else if (!keys.includes(key)) keys.push(key)
  }
  return keys.filter((key) => key.startsWith(prefix))
}

/**
 * Calls `listener` when another tab changes or removes the value.
 * @returns stops listening
 */
export function onStoredChange(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // The key is null when everything was cleared.
    if (event.key !== key && event.key !== null) return
    inMemory.delete(key)
    listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
