import { nanoid } from 'nanoid'

/** The length of a card's public id, which uses nanoid's alphabet. */
export const CARD_ID_LENGTH = 10
export const CARD_ID_PATTERN = /^[A-Za-z0-9_-]{10}$/
/** The id of a logical change (LIV-3). */
export const OP_ID_PATTERN = /^[A-Za-z0-9_-]{8,64}$/
/** 16 bytes in base64url: the origin of a card sent by link, and the secret from which it is derived. */
export const ORIGIN_PATTERN = /^[A-Za-z0-9_-]{22}$/
const TEMPORARY_PREFIX = 'temp-'

/** Programs that detect links in a text leave out a `_` or `-` at the end, and underscores that look like emphasis. */
const SAFE_IN_LINKS = /^[A-Za-z0-9].*[A-Za-z0-9]$/

/** Returns a new public card id: 10 characters that begin and end with a letter or a digit, and never look like a temporary id. */
export function newCardId(): string {
  const id = nanoid(CARD_ID_LENGTH)
  return SAFE_IN_LINKS.test(id) && isCardId(id) ? id : newCardId()
}

/** Returns a new id for a logical change, 21 characters. */
export const newOpId = (): string => nanoid()

/** Returns a new secret for a card sent by link, 22 characters. */
export const newOriginSecret = (): string => nanoid(22)

/**
 * Returns an id for a card that only this browser has: `temp-{timestamp}-{random}`.
 * @param nowMs milliseconds since the epoch
 */
export function newTemporaryId(nowMs: number): string {
  return `${TEMPORARY_PREFIX}${nowMs}-${newCardId()}`
}

/** Whether an id belongs to a temporary card, which is never stored on the server and never joins a room. */
export const isTemporaryId = (id: string): boolean => id.startsWith(TEMPORARY_PREFIX)

/** Whether `id` can be the public id of a stored card: 10 characters of nanoid's alphabet that do not look like a temporary id. */
export const isCardId = (id: string): boolean => CARD_ID_PATTERN.test(id) && !isTemporaryId(id)

/** Returns a new public category id. It has the form of a card's id, and clients may choose it (specification, point 3). */
export const newCategoryId = newCardId

export const isCategoryId = (id: string): boolean => CARD_ID_PATTERN.test(id)

/** Leading characters that no id contains, also percent-encoded, and the id after them. */
const FIRST_ID = /^(?:%[\da-f]{2}|[^\w-])*([\w-]+)/i

/** Finds the id, code or token in a text, without other characters around it; empty if there is none. */
export const extractId = (text: string): string => FIRST_ID.exec(text)?.[1] ?? ''
