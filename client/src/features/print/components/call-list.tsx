import { PRODUCT_NAME } from '#shared/product.ts'
import { textWeight } from '#shared/rules/font-step.ts'
import { distinctWords } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'

/** In average letters: longer lists do not fit a landscape page in the normal size. */
const DENSE_FROM = 900

/** All words of a card for the caller, each with a box to tick. */
export function CallList({ card }: { card: CardContent }) {
  const words = distinctWords(card).sort((one, other) =>
    one.localeCompare(other, undefined, { numeric: true }),
  )
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
