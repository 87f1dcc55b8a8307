import { atom } from 'jotai'
import { store } from './store.ts'

/**
 * Why no answer of our server came.
 * - `away`: the network or the server is, as far as the page can tell
 * - `log-in`: a proxy before the app, of a company or a Wi-Fi, wants its own log-in again, which loading a page begins
 * - `read-only`: the network lets only GET through
 */
export type Trouble = 'away' | 'log-in' | 'read-only'

/** What to say while the last call's trouble was `log-in`. */
export const logInWordsAtom = atom<string | undefined>(undefined)

/** Tries again what failed: by loading the page again where only that can help. */
export function retry(run: () => void): void {
  if (store.get(logInWordsAtom)) location.reload()
  else run()
}
