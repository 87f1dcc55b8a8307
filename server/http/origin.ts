import type { IncomingHttpHeaders } from 'node:http'

/** Values of Sec-Fetch-Site for requests that another site caused. */
const FOREIGN_SITES = new Set(['cross-site', 'same-site'])

/**
 * Whether a state-changing call or a socket handshake comes from one of our own pages. An Origin is ours when its host equals
 * the Host header or that of PUBLIC_URL. A client that sends neither header is no browser and carries no user's cookies.
 * @param publicUrl PUBLIC_URL, an origin
 */
export function isOurOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string' && FOREIGN_SITES.has(site)) return false
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin).host
  return from !== '' && (from === host || (publicUrl !== undefined && from === new URL(publicUrl).host))
}
