import type { MouseEvent } from 'react'
import { hasOpaqueOrigin } from '../../lib/opaque-origin.ts'

/** Opens a link of a frame. Out of a sandbox it needs help. */
export function openOrTell(event: MouseEvent<HTMLAnchorElement>): void {
  if (!hasOpaqueOrigin()) return
  event.preventDefault()
  const { href } = event.currentTarget
  void import('./page-around.ts').then(({ openOut }) => openOut(href))
}
