import type { Request } from 'express'

/**
 * A host name or an IP address, with a port or without: nothing that could end an attribute or a path. Whoever sends another
 * one gets a page without absolute addresses.
 */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The origin that the page tells others to find it at: PUBLIC_URL, else the address it was asked for by, https where a proxy
 * says so that TRUST_PROXY_HOPS counts.
 * @returns undefined where neither is known
 */
export function pageOrigin(req: Request, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return publicUrl
  const { host } = req.headers
  if (host === undefined || !HOST.test(host)) return undefined
  // The proxy's word is taken for nothing but this.
  const scheme = req.protocol === 'https' ? 'https' : 'http'
  return `${scheme}://${host.toLowerCase()}`
}
