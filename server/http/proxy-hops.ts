import type { RequestHandler } from 'express'
import ipaddr from 'ipaddr.js'
import type { Logger } from '../log.ts'

const WARN_AGAIN_MS = 60 * 60 * 1000

/** Returns the range of an IP address, such as `loopback`, `private`, or `unicast` for the internet. */
const rangeOf = (address = '') => (ipaddr.isValid(address) ? ipaddr.process(address).range() : undefined)

/**
 * Warns if TRUST_PROXY_HOPS is not the number of proxies. Otherwise no one would notice until people are locked out together, or an
 * attacker makes up addresses. A proxy's own requests, from an address in its network, are ignored.
 */
export function watchProxyHops(hops: number, log: Logger): RequestHandler {
  let warnedMs = -Infinity
  return ({ headers, socket }, _res, next) => {
    const given = headers['x-forwarded-for']
    if (typeof given !== 'string' || performance.now() - warnedMs < WARN_AGAIN_MS) return next()
    const addresses = given.split(',')
    const isPublic = () => rangeOf(addresses[0]!.trim()) === 'unicast'
    const isUnread = () => {
      const near = rangeOf(socket.remoteAddress)
      return near === 'loopback' || (near !== 'unicast' && isPublic())
    }
    // With the right number, no request costs the parsing of an address.
    if (hops === 0 ? isUnread() : addresses.length < hops && isPublic()) {
      warnedMs = performance.now()
      log.warn(
        { event: 'wrong_proxy_hops', addresses: addresses.length, hops },
        hops === 0
          ? 'A proxy sends X-Forwarded-For, which TRUST_PROXY_HOPS=0 ignores: all callers count as one address'
          : 'A request came through fewer proxies than TRUST_PROXY_HOPS: callers may make up their addresses',
      )
    }
    next()
  }
}
