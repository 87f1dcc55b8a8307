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
  const isDense = textWeight(words.join('')) >= DENSE_FROM
  return (
    <section className="call-list">
      <h2 dir="auto" className="text-[24pt] leading-none">
        {card.title || PRODUCT_NAME}
      </h2>
      <p className="mt-[2mm]">Call list: tick off what has been called.</p>
      <ul
        className={`mt-[6mm] columns-2 gap-x-[10mm] leading-[1.2] font-semibold ${isDense ? 'text-[10pt]' : 'text-[13pt]'}`}
      >
        {words.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
