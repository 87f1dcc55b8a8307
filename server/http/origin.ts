import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Values of Sec-Fetch-Site for requests that another site caused. */
const FOREIGN_SITES = new Set(['cross-site', 'same-site'])

/** Whether PUBLIC_URL is https, in which case cookies are Secure. */
export const isHttps = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false

/**
 * Whether a host, in a Host header or a link, is ours. Any site can point its own name at our address (DNS rebinding),
 * so if PUBLIC_URL gives our name, no other name counts; an IP address and `localhost` can't be pointed elsewhere.
 */
export function isOwnHost(host: string, publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { host: named, hostname } = new URL(`http://${host}`)
  if (named === new URL(publicUrl).host || hostname === 'localhost') return true
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

/** Whether a request has at most one host. Node takes the first of two; a proxy in front may have taken the other. */
export function hasOneHost({ headers: { host = '' }, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts <= 1 && !/\s/.test(host)
}

/**
 * Whether a state-changing call or a socket handshake comes from one of our own pages. An Origin is ours if its host
 * equals that of PUBLIC_URL or the Host header; with PUBLIC_URL set, only a Host that is an address or `localhost`. A
 * client that sends neither header isn't a browser and carries no user's cookies.
 * @param publicUrl PUBLIC_URL, an origin
 */
export function isOurOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string' && FOREIGN_SITES.has(site)) return false
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin).host
  if (from === '') return false
  if (publicUrl !== undefined && from === new URL(publicUrl).host) return true
  return from === host && isOwnHost(host, publicUrl)
}
