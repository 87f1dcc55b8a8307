import type { CardReply } from '#shared/schemas/card.ts'
import { refusedField } from '../../app-error.ts'
import type { VersionCondition } from '../../services/cards/card-writes.ts'

/**
 * The ETags of cards (LIV-5) and conditional requests by RFC 9110, section 13. Express's own freshness check is not used: it
 * answers 200 to every request with `Cache-Control: no-cache`, which browsers add to a fetch that sets If-None-Match.
 */

/** The suffix that a compressing proxy adds to a tag; nginx and HAProxy make the tag weak instead. */
const CODING = /(?:--?|;)(?:gzip|br|zstd|deflate|df)$/

/** One list element: an entity tag or nothing, since lists may have empty elements. */
const ELEMENT = /[ \t]*(?:(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y

/** @returns `*`, the list's tags without quotes, `W/` and coding, or undefined when the header is malformed */
function parseTags(header: string): '*' | string[] | undefined {
  if (header.trim() === '*') return '*'
  const tags: string[] = []
  ELEMENT.lastIndex = 0
  while (ELEMENT.lastIndex < header.length) {
    const element = ELEMENT.exec(header)
    if (!element) return undefined
    if (element[1] !== undefined) tags.push(element[1].replace(CODING, ''))
  }
  return tags
}

/** The fields that a response's ETag depends on. */
type TaggedCard = Pick<CardReply, 'version' | 'isOwner' | 'canEdit'>

const FORMS = ['', '-c', '-o'] as const

function opaqueOf({ version, isOwner, canEdit }: TaggedCard): string {
  const form: (typeof FORMS)[number] = isOwner ? '-o' : canEdit ? '-c' : ''
  return `v${version}${form}`
}

/** `"v7"`; `"v7-o"` for the owner and `"v7-c"` for a co-host, who get other bodies. */
export const cardEtag = (card: TaggedCard): string => `"${opaqueOf(card)}"`

/** Whether If-None-Match names an ETag (weak comparison). A malformed header is ignored. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = parseTags(ifNoneMatch)
  return tags === '*' || (tags?.some((opaque) => `"${opaque}"` === etag) ?? false)
}

/**
 * The condition of If-Match on a stored version. Any form of a version's tag matches it, a weak one too, unlike in HTTP: the
 * version is exact whatever the coding, and proxies that compress make tags weak.
 * @returns undefined without the header
 * @throws AppError `invalid` for a malformed header
 */
export function ifMatchCondition(ifMatch: string | undefined): VersionCondition | undefined {
  if (ifMatch === undefined) return undefined
  const tags = parseTags(ifMatch)
  if (tags === undefined) throw refusedField('If-Match', 'If-Match must be *, or entity tags such as "v7"')
  if (tags === '*') return () => true
  return (version) => FORMS.some((form) => tags.includes(`v${version}${form}`))
}
