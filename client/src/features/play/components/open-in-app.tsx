import type { MouseEvent } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { hasOpaqueOrigin } from '../../../lib/opaque-origin.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'

/** A sandbox may refuse new tabs without a word: then the link's address is shown. */
function openOrTell(event: MouseEvent<HTMLAnchorElement>): void {
  if (!hasOpaqueOrigin()) return
  event.preventDefault()
  const { href } = event.currentTarget
  const opened = window.open(href)
  if (opened) opened.opener = null
  else toast({ title: "This page can't open links", text: `The card is at ${href}` })
}

/** Leads from a frame to the card's own page, in a new tab: the page around the frame stays. */
export function OpenInApp({ cardId }: { cardId: string }) {
  return (
    <a
      className="embed-open"
      href={paths.play(cardId)}
      target="_blank"
      rel="noopener"
      aria-label={`Open in ${PRODUCT_NAME} (opens in a new tab)`}
      onClick={openOrTell}
    >
      <span>Open in {PRODUCT_NAME}</span>
      {/* Its own drawing: a frame would load the icons of all screens for this one. */}
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
        <path d="M7 7h10v10M7 17 17 7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </a>
  )
}
