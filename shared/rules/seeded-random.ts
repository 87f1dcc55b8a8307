import type { Random } from './grid.ts'

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193
const GOLDEN_STEP = 0x9e3779b9

/** FNV-1a over the text's UTF-16 code units, 32 bits. */
function hash(text: string): number {
  let state = FNV_OFFSET
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), FNV_PRIME)
  return state >>> 0
}

/** The finalizer of MurmurHash3, in which every output bit depends on every input bit. */
function mixBits(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * Returns a random generator whose numbers depend on the seed only, in every browser and version of this app: the codes
 * on printed sheets rely on it. A library's generator could change with an update. Not for secrets.
 * @source FNV-1a (Fowler, Noll, Vo), the SplitMix stepping (Steele, Lea, Flood 2014), fmix32 (Appleby)
 */
export function seededRandom(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + GOLDEN_STEP) >>> 0
    return mixBits(state) / 2 ** 32
  }
}

/** Returns a new seed. It is no secret: everything derived from it is visible on the player's screen. */
export const newSeed = () => Math.random().toString(36).slice(2)
