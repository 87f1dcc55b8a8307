import type { MouseEvent } from 'react'
import { hasOpaqueOrigin } from '../../lib/opaque-origin.ts'

/** Opens a link of a frame. A sandbox may refuse new tabs without a word: then the page around, or the frame itself, tells the address. */
export function openOrTell(event: MouseEvent<HTMLAnchorElement>): void {
  if (!hasOpaqueOrigin()) return
  event.preventDefault()
  const { href } = event.currentTarget
  const opened = window.open(href)
  if (opened) opened.opener = null
  else void import('./page-around.ts').then(({ tellLink }) => tellLink(href))
}
