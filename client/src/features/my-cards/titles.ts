import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { codePointLength, cutToCodePoints, foldedForSearch } from '#shared/rules/text.ts'
import type { Card } from '#shared/schemas/card.ts'

const UNTITLED = 'Untitled card'
const COPY = ' (copy)'

type Titled = Pick<Card, 'title'>

/** What a card is called where it needs a name. */
export function nameOf({ title }: Titled): string {
  return title || UNTITLED
}

/** The title of a card's duplicate, cut where it would grow too long. */
export function copyTitle(card: Titled): string {
  const room = TITLE_MAX_LENGTH - codePointLength(COPY)
  return cutToCodePoints(nameOf(card), room).trimEnd() + COPY
}

/** Whether a search for `q` finds the card, as the server judges it. */
export function hasInTitle({ title }: Titled, q: string): boolean {
  return foldedForSearch(title).includes(foldedForSearch(q))
}
