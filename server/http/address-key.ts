import { isIPv4, isIPv6 } from 'node:net'

/** The key of callers without an address from the proxy. */
const NO_ADDRESS = 'unknown'

/** The eight groups of an IPv6 address in hex, without leading zeros. */
function groupsOf(ip: string): string[] {
  // The URL parser writes an address in its shortest form, an IPv4 tail in hex too.
  const shortest = new URL(`http://[${ip}]/`).hostname.slice(1, -1)
  const [head = '', tail] = shortest.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

function withoutPort(text: string): string {
  const bracketed = /^\[(.*)\](?::\d+)?$/.exec(text)
  if (bracketed) return bracketed[1]!
  return /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}

/**
 * The key that addresses are counted by. An IPv6 household or school has a whole /64, so only that half counts.
 * @param text as the connection or a proxy gives it: with a port or a zone, IPv4 possibly mapped into IPv6
 */
export function addressKey(text: string): string {
  const ip = withoutPort(text.trim()).replace(/%.*$/, '')
  if (isIPv4(ip)) return ip
  if (!isIPv6(ip)) return NO_ADDRESS
  const groups = groupsOf(ip)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':')
  const [high, low] = groups.slice(6).map((group) => parseInt(group, 16)) as [number, number]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The /48 of an IPv6 key, which a provider gives one customer; undefined for IPv4. */
export function networkOf(key: string): string | undefined {
  return key.includes(':') ? key.split(':').slice(0, 3).join(':') : undefined
}
