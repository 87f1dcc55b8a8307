import type { Card } from './schemas/card.ts'

// What the server writes into a page and the client reads there.

/** The element with the card of a server-rendered play page, as JSON of `PageCard`. */
export const PAGE_CARD_ELEMENT_ID = 'page-card'

export interface PageCard {
  cardId: string
  /** Null if no card has the id. */
  card: Card | null
}

/** The element with the official categories of a server-rendered `/categories`, as JSON. */
export const PAGE_CATEGORIES_ELEMENT_ID = 'page-categories'

/** The element that marks a `/create` with a server-rendered editor. */
export const PAGE_EDITOR_ELEMENT_ID = 'page-editor'

/** The element with the operator of a server-rendered Terms, Privacy or Contact, as JSON; null on a private installation. */
export const PAGE_OPERATOR_ELEMENT_ID = 'page-operator'

/** The element of a server-rendered `/j` that says why a code was refused, as JSON of `JoinRefusal`; null if none was given. */
export const PAGE_JOIN_ELEMENT_ID = 'page-join'

/** Why a join code leads nowhere: `wrong` for one that no card has, or no longer; `limited` after too many of those. */
export type JoinRefusal = 'wrong' | 'ended' | 'limited'

/** The element with the reference of a server-rendered `/developers`, as JSON of `ApiReference`. */
export const PAGE_REFERENCE_ELEMENT_ID = 'page-reference'

/** The `<meta>` with the server's PUBLIC_URL; absent if none is set. */
export const PUBLIC_URL_META = 'public-url'

/**
 * The cookie that a user may be signed in, which the server sets and clears with the session. Scripts read this one, since
 * they cannot read the session's cookie.
 */
export const SIGN_IN_HINT_COOKIE = 'signed-in'
