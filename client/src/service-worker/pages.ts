import { matchPrecache } from 'workbox-precaching'
import { APP_SHELL } from '#shared/screens.ts'
import { isScreen } from './cache-rules.ts'

/** A network that takes longer than this is none: the shell is there at once, and asks for the card itself. */
const PATIENCE_MS = 3000

/** What a page's fetch event brings. */
export interface PageEvent {
  request: Request
  /** Asked for by the browser while the worker was starting; undefined where it does not do that. */
  preloadResponse: Promise<unknown>
  /** Keeps the worker running meanwhile. */
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
 * A page as the server draws it: `/play/{cardId}` has its newest card in it, and so no page is ever kept. Where the server
 * is away or takes too long, screens get the shell. What is no screen, such as the way to Google, is the network's alone.
 */
export async function answerPage(event: PageEvent): Promise<Response> {
  const network = fromNetwork(event)
  if (!isScreen(new URL(event.request.url))) return network
  // An answer that comes too late is still waited for: the browser complains of a preloaded one that nobody takes.
  event.waitUntil(network.catch(() => undefined))
  const answer = await Promise.race([network.catch(() => undefined), patience()])
  if (answer && answer.status < 500) return answer
  return (await matchPrecache(APP_SHELL)) ?? network
}
