import { hostname, networkInterfaces } from 'node:os'
import type { Request } from 'express'

/** An IP address as a URL's hostname has it. */
const ADDRESS = /^(?:[\d.]+|\[.+\])$/

/** Whether a URL's hostname is a name or an address of this machine. */
function isThisMachine(name: string): boolean {
  if (ADDRESS.test(name))
    return Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .some(({ address, family }) => name === (family === 'IPv6' ? `[${address}]` : address))
  const own = hostname().toLowerCase()
  return name === 'localhost' || name === own || name === `${own}.local`
}

/**
 * Returns the origin of absolute URLs in a page: PUBLIC_URL, else the Host header if it names this machine and the
 * server's port, with https when a proxy within TRUST_PROXY_HOPS says so. Any other Host may be forged, in a page that
 * is cached.
 * @returns undefined when neither is known
 */
export function pageOrigin(req: Request, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return publicUrl
  // X-Forwarded-Proto is used for nothing else.
  const scheme = req.protocol === 'https' ? 'https' : 'http'
  const given = `${scheme}://${req.headers.host ?? ''}`
  if (!URL.canParse(given)) return undefined
  const { href, origin, hostname: name, port } = new URL(given)
  const isPlain = href === `${origin}/`
  const isOurPort = port === '' || Number(port) === req.socket.localPort
  return isPlain && isOurPort && isThisMachine(name) ? origin : undefined
}
