import type { ApiReference } from './api-reference.ts'
import type { Operator } from './contract/server.ts'
import type { OfficialCategory } from './official-categories.ts'
import type { Card } from './schemas/card.ts'
import type { Category } from './schemas/category.ts'

// Page data: the server writes it, the client reads it.

/** The element of a server-rendered page with its data, as JSON of `PageData`. */
export const PAGE_DATA_ELEMENT_ID = 'page-data'

/** The state that the server renders a page in and the browser hydrates it in. Each page has some members only. */
export interface PageData {
  /** `/play`, `/embed`: the card; null if no card has the id, or it was taken down. */
  play?: { cardId: string; card: Card | null; why?: 'removed' }
  /** `/create`: set for the editor of a new card. */
  isNewCard?: true
  /** `/`: chooses the demo card; Sunday is 0. */
  weekday?: number
  /** `/`: the official categories in the page's language, unless that is English. */
  occasions?: readonly OfficialCategory[]
  /** `/categories`: the official ones, those in the page's language first. */
  categories?: readonly Category[]
  /** Terms, Privacy, Contact; null on a private installation. */
  operator?: Operator | null
  /** `/j`: why the code of the address was refused; null if none was given. */
  joinRefusal?: JoinRefusal | null
  /** `/developers` */
  reference?: ApiReference
}

/** Why a join code leads nowhere: `wrong` for one that no card has, or no longer; `limited` after too many of those. */
export type JoinRefusal = 'wrong' | 'ended' | 'limited'

/** The `<meta>` with the server's PUBLIC_URL; absent if none is set. */
export const PUBLIC_URL_META = 'public-url'

/**
 * The cookie that a user may be signed in, which the server sets and clears with the session. Scripts read this one, since
 * they cannot read the session's cookie.
 */
export const SIGN_IN_HINT_COOKIE = 'signed-in'
