import { atom } from 'jotai'
import { store } from './store.ts'

/**
 * Why there was no response from our server.
 * - `away`: as far as the page can tell, the network or the server is down
 * - `log-in`: a proxy in front of the app, such as a company's or a Wi-Fi network's, wants the user to log in to it again, which
 *   starts when a page is loaded
 * - `read-only`: the network lets only GET requests through, or a filter in it refuses the words
 */
export type Trouble = 'away' | 'log-in' | 'read-only'

/** The text to show while the last call's trouble was `log-in`. */
export const logInWordsAtom = atom<string | undefined>(undefined)

/** Retries a failed action, or reloads the page if only that can help. */
export function retry(run: () => void): void {
  if (store.get(logInWordsAtom)) location.reload()
  else run()
}
