import { matchPrecache } from 'workbox-precaching'
import { APP_SHELL } from '#shared/screens.ts'
import { isScreen } from './cache-rules.ts'

/** A slower network counts as offline: the shell renders at once and fetches the card itself. */
const PATIENCE_MS = 3000

/** The parts of a fetch event for a page. */
export interface PageEvent {
  request: Request
  /** The navigation preload; undefined without browser support. */
  preloadResponse: Promise<unknown>
  /** Keeps the worker running until it settles. */
  waitUntil: (work: Promise<unknown>) => void
}

async function fromNetwork(event: PageEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))
}

/**
 * Answers with the server's page. It contains the newest card, so it is never cached. If the server is unreachable or slow,
 * screens get the shell. Other URLs, such as Google sign-in, always use the network.
 */
export async function answerPage(event: PageEvent): Promise<Response> {
  const network = fromNetwork(event)
  if (!isScreen(new URL(event.request.url))) return network
  // A late answer is still consumed: browsers warn about unused navigation preloads.
  event.waitUntil(network.catch(() => undefined))
  const answer = await Promise.race([network.catch(() => undefined), patience()])
  if (answer && answer.status < 500) return answer
  return (await matchPrecache(APP_SHELL)) ?? network
}
