import type { RequestHandler } from 'express'
import ipaddr from 'ipaddr.js'
import type { Logger } from '../log.ts'

const WARN_AGAIN_MS = 60 * 60 * 1000

/** Such as `loopback`, `private`, and `unicast` for the internet. */
const rangeOf = (address = '') => (ipaddr.isValid(address) ? ipaddr.process(address).range() : undefined)

/**
 * Warns of a TRUST_PROXY_HOPS that isn't the number of proxies, which no one would notice until people are locked out together, or
 * someone makes up addresses. A proxy's own calls, from an address of its network, tell nothing.
 */
export function watchProxyHops(hops: number, log: Logger): RequestHandler {
  let warnedMs = -Infinity
  return ({ headers, socket }, _res, next) => {
    const given = headers['x-forwarded-for']
    if (typeof given !== 'string' || performance.now() - warnedMs < WARN_AGAIN_MS) return next()
    const addresses = given.split(',')
    const isPublic = rangeOf(addresses[0]!.trim()) === 'unicast'
    const near = rangeOf(socket.remoteAddress)
    const isUnread = hops === 0 && (near === 'loopback' || (near !== 'unicast' && isPublic))
    if (isUnread || (isPublic && addresses.length < hops)) {
      warnedMs = performance.now()
      log.warn(
        { event: 'wrong_proxy_hops', addresses: addresses.length, hops },
        isUnread
          ? 'A proxy names its callers, and TRUST_PROXY_HOPS=0 ignores it: all of them count as one address'
          : 'A call came by fewer proxies than TRUST_PROXY_HOPS says: callers may make up their addresses',
      )
    }
    next()
  }
}
