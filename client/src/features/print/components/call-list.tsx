import { PRODUCT_NAME } from '#shared/product.ts'
import { textWeight } from '#shared/rules/fit-text.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { wordsToCall } from '../words-to-call.ts'

/** In average letters: from here on the words of a card fill a page that lies, and are written smaller. */
const DENSE_FROM = 900

/** All words of a card, for whoever calls them: each with a box to tick. */
export function CallList({ card }: { card: CardContent }) {
  const words = wordsToCall(card)
  return (
    <section className="call-list" data-dense={textWeight(words.join('')) >= DENSE_FROM || undefined}>
      <h2 dir="auto">{card.title || PRODUCT_NAME}</h2>
      <p>Call list: tick off what has been called.</p>
      <ul>
        {words.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
