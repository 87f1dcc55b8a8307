import { APP_SHELL } from '#shared/screens.ts'
import { isFrame, isScreen } from './cache-rules.ts'
import { offlineFrame } from './offline-frame.ts'
import { precached } from './precached.ts'

/** A network's own page, where its visitor has to log in. */
const LOG_IN = 511
/** A slower network counts as offline: the shell renders immediately and fetches the card itself. */
const PATIENCE_MS = 3000
/** While the shell comes in a language just chosen, the old one is no answer for so long. */
const LANGUAGE_PATIENCE_MS = 15_000

/** The parts of a fetch event for a page. */
export interface PageEvent {
  request: Request
  /** The navigation preload; undefined without browser support. */
  preloadResponse: Promise<unknown>
  /** Keeps the worker running until it settles. */
  waitUntil: (work: Promise<unknown>) => void
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))

/** Rejects without a server. Firefox resolves a preload that failed with an error response, where others reject it. */
async function fromNetwork(event: PageEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  if (preloaded?.type === 'error') throw new TypeError('Failed to fetch')
  return preloaded ?? fetch(event.request)
}

/**
 * Answers with the server's page. It contains the newest card, so it is never cached. If the server is unreachable or slow,
 * screens get the shell, and a card in a frame a few words when it is unreachable. Other URLs, such as Google sign-in, always use the network.
 * @param newLanguage the shell is replaced by that in a language just chosen until it settles
 */
export async function answerPage(event: PageEvent, newLanguage: Promise<unknown>): Promise<Response> {
  const network = fromNetwork(event)
  const url = new URL(event.request.url)
  if (isFrame(url)) return network.catch(() => offlineFrame(url))
  if (!isScreen(url)) return network
  // A late answer is still consumed: browsers warn about unused navigation preloads.
  event.waitUntil(network.catch(() => undefined))
  const language = Promise.race([newLanguage, after(LANGUAGE_PATIENCE_MS)])
  const late = Promise.all([after(PATIENCE_MS), language])
  const answer = await Promise.race([network.catch(() => undefined), late.then(() => undefined)])
  if (answer && (answer.status < 500 || answer.status === LOG_IN)) return answer
  return (await precached(APP_SHELL)) ?? network
}
