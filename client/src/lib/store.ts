import { createStore } from 'jotai'

/**
 * The one store of the page. Code outside React (socket callbacks, storage events) reads and writes atoms
 * through it; the server makes a store of its own for every page it renders.
 */
export const store = createStore()
