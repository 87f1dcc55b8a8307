import { embed } from '#messages/embed.ts'
import { EMBED_HEIGHT, EMBED_WIDTH } from '#shared/rules/embed.ts'
import { toast } from '../../lib/toast.ts'

/** A frame that changes its width by less keeps its height: the scroll bar of the page around may come and go with that. */
const LEAST_CHANGE = 20
/** How long WordPress may take to leave its page for a link. */
const LINK_MS = 1500

/**
 * Sends a message that WordPress understands, which puts a secret behind the address of a frame: `#?secret=a1B2`.
 * @returns whether the page around is WordPress
 */
function tellPage(message: 'height' | 'link', value: number | string): boolean {
  const secret = /[?&]secret=(\w+)/.exec(location.hash)?.[1]
  if (secret) window.parent.postMessage({ message, value, secret }, '*')
  return secret !== undefined
}

/**
 * Tells WordPress how high the frame has to be for its width.
 * @returns stops
 */
export function followHeight(): () => void {
  let width = 0
  const fit = () => {
    if (Math.abs(innerWidth - width) < LEAST_CHANGE) return
    width = innerWidth
    tellPage('height', width + EMBED_HEIGHT - EMBED_WIDTH)
  }
  // Its script asks where it has loaded after ours.
  const answer = ({ source }: MessageEvent) => {
    if (source !== window.parent) return
    width = 0
    fit()
  }
  window.addEventListener('resize', fit)
  window.addEventListener('message', answer)
  fit()
  return () => {
    window.removeEventListener('resize', fit)
    window.removeEventListener('message', answer)
  }
}

/** Opens a link out of a sandbox. Where that refuses new tabs, WordPress opens it, or else its address is shown. */
export function openOut(href: string): void {
  const opened = window.open(href)
  if (opened) {
    opened.opener = null
    return
  }
  const isTold = tellPage('link', href)
  setTimeout(() => toast({ title: embed.notLinked, text: embed.address(href) }), isTold ? LINK_MS : 0)
}
