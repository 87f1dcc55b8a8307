import type { ApiReference } from './api-reference.ts'
import type { Operator } from './contract/server.ts'
import type { OfficialCategory } from './official-categories.ts'
import type { Card } from './schemas/card.ts'
import type { Category } from './schemas/category.ts'

// Page data: the server writes it, the client reads it.

/** The id of the element of a server-rendered page that contains its `PageData` as JSON. */
export const PAGE_DATA_ELEMENT_ID = 'page-data'

/** The state with which the server renders a page and the browser hydrates it. Each page uses only some of the fields. */
export interface PageData {
  /** `/play`, `/embed`: the card; null if no card has the id, or the card was taken down. */
  play?: { cardId: string; card: Card | null; why?: 'removed' }
  /** `/create`: set for the editor of a new card. */
  isNewCard?: true
  /** `/`: the weekday, which selects the demo card. Sunday is 0. */
  weekday?: number
  /** `/`: the official categories in the page's language, unless that is English. */
  occasions?: readonly OfficialCategory[]
  /** `/categories`: the official categories, those in the page's language first. */
  categories?: readonly Category[]
  /** Terms, Privacy, Contact: the operator; null on a private installation. */
  operator?: Operator | null
  /** `/j`: why the code in the URL was refused; null if the URL has none. */
  joinRefusal?: JoinRefusal | null
  /** `/developers`: the API reference. */
  reference?: ApiReference
}

/** Why a join code was refused. `wrong`: no card has it. `ended`: a card had it recently. `limited`: too many wrong codes before. */
export type JoinRefusal = 'wrong' | 'ended' | 'limited'

/** The name of the `<meta>` element with the server's PUBLIC_URL; absent if none is set. */
export const PUBLIC_URL_META = 'public-url'

/**
 * The cookie that hints at a signed-in user. The server sets and clears it with the session. Scripts read this one, because they
 * cannot read the session's cookie.
 */
export const SIGN_IN_HINT_COOKIE = 'signed-in'
