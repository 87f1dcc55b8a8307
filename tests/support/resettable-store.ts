import { createStore } from 'jotai'

type Store = ReturnType<typeof createStore>

let current = createStore()

/** Replaces the page's store, whose atoms cannot be reset, and forwards everything to a store that `resetStore` replaces. */
export const store: Store = {
  get: (...args) => current.get(...args),
  set: (...args) => current.set(...args),
  sub: (...args) => current.sub(...args),
}

/** Resets every atom to its initial value, like a reload of the page. */
export function resetStore(): void {
  current = createStore()
}
