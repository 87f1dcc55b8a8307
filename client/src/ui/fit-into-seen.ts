/** A bar of the browser is lower than this. */
const KEYBOARD_MIN_PX = 120
/** In less, a dialog would show little more than its buttons. */
const ROOM_MIN_PX = 280

/**
 * A phone's keyboard covers the page without making it lower. While it does, a dialog is fitted into the part that is seen, with its
 * buttons. Where that is too low, and in a page that is zoomed in, one finger or a touchpad moves over it: Radix stops each such
 * movement that scrolls nothing, and what is beyond the edge would be out of reach.
 * @returns stops
 */
export function fitIntoSeen(dialog: HTMLElement): () => void {
  const listening = new AbortController()
  const { visualViewport: seen } = window
  if (!seen) return () => undefined
  const covered = () => document.documentElement.clientHeight - seen.height
  const isZoomed = () => seen.scale > 1.01
  const fit = (event?: Event) => {
    const isFitted = !isZoomed() && covered() > KEYBOARD_MIN_PX && seen.height >= ROOM_MIN_PX
    if (!dialog.toggleAttribute('data-fitted', isFitted)) return
    dialog.style.setProperty('--seen-top', `${seen.offsetTop}px`)
    dialog.style.setProperty('--seen-height', `${seen.height}px`)
    const { activeElement } = document
    if (event?.type !== 'scroll' && dialog.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' })
  }
  const pan = (event: Event) => {
    if (isZoomed() || covered() > 1) event.stopPropagation()
  }
  const { signal } = listening
  for (const type of ['resize', 'scroll']) seen.addEventListener(type, fit, { signal })
  for (const type of ['touchmove', 'wheel'])
    window.addEventListener(type, pan, { capture: true, passive: true, signal })
  fit()
  return () => listening.abort()
}
