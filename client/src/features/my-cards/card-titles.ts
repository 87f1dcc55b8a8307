import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import { codePointLength, cutToCodePoints } from '#shared/rules/text.ts'
import type { Card } from '#shared/schemas/card.ts'
import { myCards } from '#messages/my-cards.ts'
import { basics } from '#messages/basics.ts'

type HasTitle = Pick<Card, 'title'>

/** Returns the title of a card, or a placeholder if it is empty. */
export const displayTitle = ({ title }: HasTitle): string => title || basics.untitled

/** Returns the title for a duplicate of a card, within the maximum length. */
export function copyTitle(card: HasTitle): string {
  const maxLength = TITLE_MAX_LENGTH - codePointLength(myCards.copyOf(''))
  return myCards.copyOf(cutToCodePoints(displayTitle(card), maxLength).trimEnd())
}
