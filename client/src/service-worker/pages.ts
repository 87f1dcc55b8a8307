import { APP_SHELL } from '#shared/screens.ts'
import { isFrame, isScreen } from './cache-rules.ts'
import { offlineFrame } from './offline-frame.ts'
import { precached } from './precached.ts'

/** The status of a network's own page, on which visitors have to log in. */
const LOG_IN = 511
/** A network slower than this counts as offline: the shell renders immediately and fetches the card itself. */
const PATIENCE_MS = 3000
/** How long to wait for the shell in a language that was just chosen, before the old shell is used. */
const LANGUAGE_PATIENCE_MS = 15_000

/** The parts of a fetch event for a page. */
export interface PageEvent {
  request: Request
  /** The navigation preload; undefined without browser support. */
  preloadResponse: Promise<unknown>
  /** Keeps the worker running until it settles. */
  waitUntil: (work: Promise<unknown>) => void
}

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))

/** Fetches the page; rejects without a server. A failed preload rejects, or is an error response in Firefox. */
async function fromNetwork(event: PageEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  if (preloaded?.type === 'error') throw new TypeError('Failed to fetch')
  return preloaded ?? fetch(event.request)
}

/**
 * Responds with the server's page. It contains the newest card, so it is never cached. If the server is unreachable or
 * slow, screens get the shell. If it is unreachable, a card in a frame gets a short text. Other URLs, such as Google
 * sign-in, always use the network.
 * @param newLanguage settles once the shell is available in a language that was just chosen
 */
export async function answerPage(event: PageEvent, newLanguage: Promise<unknown>): Promise<Response> {
  const network = fromNetwork(event)
  const url = new URL(event.request.url)
  if (isFrame(url)) return network.catch(() => offlineFrame(url))
  if (!isScreen(url)) return network
  // A late response is still consumed, because browsers warn about unused navigation preloads.
  event.waitUntil(network.catch(() => undefined))
  const language = Promise.race([newLanguage, delay(LANGUAGE_PATIENCE_MS)])
  const timeout = Promise.all([delay(PATIENCE_MS), language])
  const response = await Promise.race([network.catch(() => undefined), timeout.then(() => undefined)])
  if (response && (response.status < 500 || response.status === LOG_IN)) return response
  return (await precached(APP_SHELL)) ?? network
}
