import type { Request } from 'express'

/**
 * A host name or an IP address with an optional port: nothing that could end an attribute or a path. Requests with any other
 * Host get a page without absolute URLs.
 */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The origin of absolute URLs in a page: PUBLIC_URL, else the Host header, with https when a proxy within TRUST_PROXY_HOPS
 * says so.
 * @returns undefined when neither is known
 */
export function pageOrigin(req: Request, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return publicUrl
  const { host } = req.headers
  if (host === undefined || !HOST.test(host)) return undefined
  // X-Forwarded-Proto is used for nothing else.
  const scheme = req.protocol === 'https' ? 'https' : 'http'
  return `${scheme}://${host.toLowerCase()}`
}
