import type { Language } from '#shared/languages.ts'

/** The service worker's URL. Its folder is its scope. */
export const WORKER_PATH = '/service-worker.js'

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** The page is idle: cache the files that it has loaded. */
  | { type: 'keep-files'; paths: string[] }
  /**
   * The page is idle, and its visitor uses more than a card: cache the whole app and the official categories in the
   * page's language. Older pages omit the language and are in English.
   */
  | { type: 'keep-official-categories'; language?: Language }
  /** The visitor has chosen another language: cache the app's page and its messages in that language. */
  | { type: 'keep-language' }
  /** Answer whether the page's script belongs to the worker's build. */
  | { type: 'is-this-yours'; script: string }
  /** Activate the new version now. */
  | { type: 'take-over' }

/** The answer to `is-this-yours`. */
export interface OwnPage {
  isYours: boolean
}
