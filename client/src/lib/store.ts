import { createStore } from 'jotai'

/**
 * The page's only Jotai store. Code outside React (socket callbacks, storage events) reads and writes atoms through it.
 * The server creates a separate store for every page that it renders.
 */
export const store = createStore()
