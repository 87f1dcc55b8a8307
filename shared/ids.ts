import { nanoid } from 'nanoid'

/** Length of a card's public id: nanoid's alphabet, 10 characters. */
export const CARD_ID_LENGTH = 10
export const CARD_ID_PATTERN = /^[A-Za-z0-9_-]{10}$/
/** One per logical change (LIV-3). */
export const OP_ID_PATTERN = /^[A-Za-z0-9_-]{8,64}$/
/** 16 bytes in base64url: where a card sent by link came from, and the secret behind it. */
export const ORIGIN_PATTERN = /^[A-Za-z0-9_-]{22}$/
const TEMPORARY_PREFIX = 'temp-'

/** A `_` or `-` at the end of a link is left out by programs that find links in a text, and so is one that looks like the end of an emphasis. */
const WHOLE_IN_LINKS = /^[A-Za-z0-9].*[A-Za-z0-9]$/

/** @returns a new public card id, 10 characters that begin and end with a letter or a digit; never one that looks temporary */
export function newCardId(): string {
  const id = nanoid(CARD_ID_LENGTH)
  return WHOLE_IN_LINKS.test(id) && isCardId(id) ? id : newCardId()
}

/** @returns a new id for one logical change, 21 characters. */
export const newOpId = (): string => nanoid()

/** @returns a new secret of a card sent by link, 22 characters */
export const newOriginSecret = (): string => nanoid(22)

/**
 * An id for a card that lives in this browser only: `temp-{timestamp}-{random}`.
 * @param nowMs milliseconds since the epoch
 */
export function newTemporaryId(nowMs: number): string {
  return `${TEMPORARY_PREFIX}${nowMs}-${newCardId()}`
}

/** Temporary cards are never stored on the server and never join a room. */
export const isTemporaryId = (id: string): boolean => id.startsWith(TEMPORARY_PREFIX)

/** Whether `id` may be the public id of a stored card: 10 characters of nanoid's alphabet, but not one that looks temporary. */
export const isCardId = (id: string): boolean => CARD_ID_PATTERN.test(id) && !isTemporaryId(id)

/** A category's public id has the form of a card's; clients may choose it (specification, point 3). */
export const newCategoryId = newCardId

export const isCategoryId = (id: string): boolean => CARD_ID_PATTERN.test(id)

/** What no id contains, also as written in an address, and then what one does. */
const FIRST_ID = /^(?:%[\da-f]{2}|[^\w-])*([\w-]+)/i

/** The id, code or token in a text, without what none contains at both ends; empty if there is none. */
export const idIn = (text: string): string => FIRST_ID.exec(text)?.[1] ?? ''
