import { embed } from '#messages/embed.ts'
import { EMBED_HEIGHT, EMBED_WIDTH } from '#shared/rules/embed.ts'
import { toast } from '../../lib/toast.ts'

/**
 * The smallest change of the frame's width, in pixels, that changes its height. A smaller one may be a scroll bar of
 * the page around it, which the new height makes appear and disappear.
 */
const LEAST_CHANGE = 20
/** How long WordPress may take to leave its page for a link. */
const LINK_MS = 1500

/**
 * Sends a message to the page around the frame if it is WordPress, which appends a secret to the frame's address:
 * `#?secret=a1B2`.
 * @returns whether the page is WordPress
 */
function postToPage(message: 'height' | 'link', value: number | string): boolean {
  const secret = /[?&]secret=(\w+)/.exec(location.hash)?.[1]
  if (secret) window.parent.postMessage({ message, value, secret }, '*')
  return secret !== undefined
}

/**
 * Tells WordPress how high the frame has to be for its width.
 * @returns a function that stops this
 */
export function followHeight(): () => void {
  let width = 0
  const fit = () => {
    if (Math.abs(innerWidth - width) < LEAST_CHANGE) return
    width = innerWidth
    postToPage('height', width + EMBED_HEIGHT - EMBED_WIDTH)
  }
  // WordPress's script requests the height if it loads after this one.
  const handleReply = ({ source }: MessageEvent) => {
    if (source !== window.parent) return
    width = 0
    fit()
  }
  window.addEventListener('resize', fit)
  window.addEventListener('message', handleReply)
  fit()
  return () => {
    window.removeEventListener('resize', fit)
    window.removeEventListener('message', handleReply)
  }
}

/** Opens a link from a sandboxed frame. If that is forbidden, WordPress opens it, or a toast shows its address. */
export function openOut(href: string): void {
  const opened = window.open(href)
  if (opened) {
    opened.opener = null
    return
  }
  const isPosted = postToPage('link', href)
  setTimeout(() => toast({ title: embed.notLinked, text: embed.address(href) }), isPosted ? LINK_MS : 0)
}
