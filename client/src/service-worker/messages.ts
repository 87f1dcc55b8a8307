/** The service worker's URL. Its folder is its scope. */
export const WORKER_PATH = '/service-worker.js'

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** The page is idle: cache the official categories for offline use. */
  | { type: 'keep-official-categories' }
  /** Asks whether the page's script belongs to the worker's build. */
  | { type: 'is-this-yours'; script: string }
  /** Activate the new version now. */
  | { type: 'take-over' }

/** The answer to `is-this-yours`. */
export interface OwnPage {
  isYours: boolean
}
