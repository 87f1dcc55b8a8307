/**
 * The validators of a card (LIV-5) and the conditions of RFC 9110, section 13, on them. Express's own freshness check is
 * not used: it answers 200 to every request with `Cache-Control: no-cache`, which browsers add to a fetch that sets
 * If-None-Match by itself.
 */

interface EntityTag {
  weak: boolean
  /** Without its quotes. */
  opaque: string
}

/** One list element: an entity tag, or nothing, which lists may hold. */
const ELEMENT = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y

/** @returns `*`, the tags of the list, or undefined where the header is malformed. */
function parseTags(header: string): '*' | EntityTag[] | undefined {
  if (header.trim() === '*') return '*'
  const tags: EntityTag[] = []
  ELEMENT.lastIndex = 0
  while (ELEMENT.lastIndex < header.length) {
    const element = ELEMENT.exec(header)
    if (!element) return undefined
    if (element[2] !== undefined) tags.push({ weak: element[1] !== undefined, opaque: element[2] })
  }
  return tags
}

function opaqueOf(version: number, isOwner: boolean): string {
  return `v${version}${isOwner ? '-o' : ''}`
}

/** `"v7"`, or `"v7-o"` for the owner, whose answer differs. */
export function cardEtag(card: { version: number; isOwner: boolean }): string {
  return `"${opaqueOf(card.version, card.isOwner)}"`
}

/** Whether If-None-Match names this very answer (weak comparison), so that 304 says enough. A malformed header is ignored. */
export function isNotModified(
  ifNoneMatch: string | undefined,
  card: { version: number; isOwner: boolean },
): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = parseTags(ifNoneMatch)
  return tags === '*' || (tags?.some((tag) => tag.opaque === opaqueOf(card.version, card.isOwner)) ?? false)
}

/**
 * The condition that If-Match puts on a stored version (strong comparison: a weak tag never matches). Either form of a
 * version's tag names it.
 * @returns undefined where there is no such header, 'malformed' where it cannot be read
 */
export function ifMatchCondition(
  ifMatch: string | undefined,
): ((version: number) => boolean) | undefined | 'malformed' {
  if (ifMatch === undefined) return undefined
  const tags = parseTags(ifMatch)
  if (tags === undefined) return 'malformed'
  if (tags === '*') return () => true
  return (version) =>
    tags.some(
      (tag) =>
        !tag.weak && (tag.opaque === opaqueOf(version, false) || tag.opaque === opaqueOf(version, true)),
    )
}
