import { ArrowUpRight } from 'lucide-react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'

/** Leads from a frame to the card's own page, in a new tab: the page around the frame stays. */
export function OpenInApp({ cardId }: { cardId: string }) {
  return (
    <a
      className="embed-open"
      href={paths.play(cardId)}
      target="_blank"
      rel="noopener"
      aria-label={`Open in ${PRODUCT_NAME} (opens in a new tab)`}
    >
      <span>Open in {PRODUCT_NAME}</span>
      <ArrowUpRight aria-hidden="true" />
    </a>
  )
}
