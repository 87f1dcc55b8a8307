import { TITLE_MAX_LENGTH, UNTITLED_CARD } from '#shared/product.ts'
import { codePointLength, cutToCodePoints } from '#shared/rules/text.ts'
import type { Card } from '#shared/schemas/card.ts'

const COPY = ' (copy)'

type HasTitle = Pick<Card, 'title'>

/** The title of a card, or a placeholder if it is empty. */
export const displayTitle = ({ title }: HasTitle): string => title || UNTITLED_CARD

/** The title of a card's duplicate, within the maximum length. */
export function copyTitle(card: HasTitle): string {
  const room = TITLE_MAX_LENGTH - codePointLength(COPY)
  return cutToCodePoints(displayTitle(card), room).trimEnd() + COPY
}
