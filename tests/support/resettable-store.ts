import { createStore } from 'jotai'

type Store = ReturnType<typeof createStore>

let current = createStore()

/** In place of the page's one store, whose atoms cannot be reset: passes everything on to a store that `resetStore` replaces. */
export const store: Store = {
  get: (...args) => current.get(...args),
  set: (...args) => current.set(...args),
  sub: (...args) => current.sub(...args),
}

/** Gives every atom its initial value, as a reload of the page does. */
export function resetStore(): void {
  current = createStore()
}
