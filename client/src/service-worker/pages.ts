import { matchPrecache } from 'workbox-precaching'
import { APP_SHELL } from '#shared/screens.ts'
import { isFrame, isScreen } from './cache-rules.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="30">
<title>${PRODUCT_NAME}</title>
<style>
  html { color-scheme: light dark; height: 100% }
  body { display: grid; place-content: center; gap: 8px; min-height: 100%; margin: 0; padding: 12px; box-sizing: border-box;
    font: 1rem/1.4 system-ui, sans-serif; text-align: center }
  h1, p { margin: 0; font-size: inherit }
</style>
<h1>You're offline</h1>
<p>We'll try to load this card again every 30 seconds. <a href="">Try now</a></p>
</html>
`

/** The page of a card in a frame while the server can't be reached: a small one, since the app's own is never framed. */
function offlineFrame(): Response {
  return new Response(HTML, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** A slower network counts as offline: the shell renders immediately and fetches the card itself. */
const PATIENCE_MS = 3000

/** The parts of a fetch event for a page. */
export interface PageEvent {
  request: Request
  /** The navigation preload; undefined without browser support. */
  preloadResponse: Promise<unknown>
  /** Keeps the worker running until it settles. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Rejects without a server. Firefox resolves a preload that failed with an error response, where others reject it. */
async function fromNetwork(event: PageEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  if (preloaded?.type === 'error') throw new TypeError('Failed to fetch')
  return preloaded ?? fetch(event.request)
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))
}

/**
 * Answers with the server's page. It contains the newest card, so it is never cached. If the server is unreachable or slow,
 * screens get the shell, and a card in a frame a few words when it is unreachable. Other URLs, such as Google sign-in, always use the network.
 */
export async function answerPage(event: PageEvent): Promise<Response> {
  const network = fromNetwork(event)
  const url = new URL(event.request.url)
  if (isFrame(url)) return network.catch(offlineFrame)
  if (!isScreen(url)) return network
  // A late answer is still consumed: browsers warn about unused navigation preloads.
  event.waitUntil(network.catch(() => undefined))
  const answer = await Promise.race([network.catch(() => undefined), patience()])
  if (answer && answer.status < 500) return answer
  return (await matchPrecache(APP_SHELL)) ?? network
}
