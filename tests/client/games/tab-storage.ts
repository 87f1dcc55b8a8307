/** The storage of one browser, which stays when its tabs are closed. */
export class TabStorage implements Storage {
  [key: string]: unknown
  get length(): number {
    return Object.keys(this).length
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }
}

/** Does something in another browser. `localStorage` must be stubbed: the page's own can't be assigned. */
export function inStorage<T>(storage: Storage, run: () => T): T {
  const before = globalThis.localStorage
  globalThis.localStorage = storage
  try {
    return run()
  } finally {
    globalThis.localStorage = before
  }
}
