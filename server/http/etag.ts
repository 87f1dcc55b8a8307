import type { CardReply } from '#shared/schemas/card.ts'
import { refusedField } from '../app-error.ts'
import type { VersionCondition } from '../services/card-writes.ts'

/**
 * The ETags of cards (LIV-5) and conditional requests by RFC 9110, section 13. Express's own freshness check is not used: it
 * answers 200 to every request with `Cache-Control: no-cache`, which browsers add to a fetch that sets If-None-Match.
 */

interface EntityTag {
  weak: boolean
  /** Without its quotes. */
  opaque: string
}

/** One list element: an entity tag or nothing, since lists may have empty elements. */
const ELEMENT = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y

/** @returns `*`, the tags of the list, or undefined when the header is malformed */
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

/** The fields that an answer's ETag depends on. */
type TaggedCard = Pick<CardReply, 'version' | 'isOwner' | 'canEdit'>

const FORMS = ['', '-c', '-o'] as const

function opaqueOf({ version, isOwner, canEdit }: TaggedCard): string {
  const form: (typeof FORMS)[number] = isOwner ? '-o' : canEdit ? '-c' : ''
  return `v${version}${form}`
}

/** `"v7"`; `"v7-o"` for the owner and `"v7-c"` for a co-host, who get other bodies. */
export const cardEtag = (card: TaggedCard): string => `"${opaqueOf(card)}"`

/** Whether If-None-Match names an ETag (weak comparison). A malformed header is ignored. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = parseTags(ifNoneMatch)
  return tags === '*' || (tags?.some(({ opaque }) => `"${opaque}"` === etag) ?? false)
}

/**
 * The condition of If-Match on a stored version, by strong comparison: a weak tag never matches. Any form of a version's tag
 * matches it.
 * @returns undefined without the header
 * @throws AppError `invalid` for a malformed header
 */
export function ifMatchCondition(ifMatch: string | undefined): VersionCondition | undefined {
  if (ifMatch === undefined) return undefined
  const tags = parseTags(ifMatch)
  if (tags === undefined) throw refusedField('If-Match', 'If-Match must be *, or entity tags such as "v7"')
  if (tags === '*') return () => true
  return (version) =>
    tags.some((tag) => !tag.weak && FORMS.some((form) => tag.opaque === `v${version}${form}`))
}
