import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase64Url } from '../../lib/base64url.ts'

const ORIGIN_BYTES = 16

/**
 * Returns the origin of a card sent by link: a part of the SHA-256 of the secret that its maker's browser keeps. Uses a library,
 * because pages without HTTPS, as on a local network, have no `crypto.subtle`.
 */
export function originOf(secret: string): string {
  return toBase64Url(sha256(utf8ToBytes(secret)).subarray(0, ORIGIN_BYTES))
}
