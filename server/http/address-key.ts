import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The key of callers without an address from the proxy. */
const NO_ADDRESS = 'unknown'

function withoutPort(text: string): string {
  const bracketed = /^\[(.*)\](?::\d+)?$/.exec(text)
  if (bracketed) return bracketed[1]!
  return /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}

/**
 * Returns the key that addresses are counted by. An IPv6 household or school has a whole /64, so only that half counts.
 * @param text as the connection or a proxy gives it: with a port or a zone, IPv4 possibly mapped into IPv6
 */
export function addressKey(text: string): string {
  const ip = withoutPort(text.trim())
  if (isIP(ip) === 0) return NO_ADDRESS
  const address = ipaddr.process(ip)
  return 'octets' in address ? address.toString() : address.toNormalizedString().split(':', 4).join(':')
}

/** Returns the /48 of an IPv6 key, which a provider gives to one customer; undefined for IPv4. */
export function networkOf(key: string): string | undefined {
  return key.includes(':') ? key.split(':').slice(0, 3).join(':') : undefined
}
