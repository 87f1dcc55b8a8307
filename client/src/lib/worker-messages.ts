/** Where the build puts the service worker; above it lies all that it answers for. */
export const WORKER_PATH = '/service-worker.js'

/** What a page tells a service worker. */
export type WorkerMessage =
  /** The page is idle: a good time to keep the official categories for times without a network. */
  | { type: 'keep-official-categories' }
  /** A page that waits for the answer asks, by its script, whether it is of the worker's own build. */
  | { type: 'is-this-yours'; script: string }
  /** The reader wants the new version now. */
  | { type: 'take-over' }

/** What a worker answers to `is-this-yours`. */
export interface OwnPage {
  isYours: boolean
}
