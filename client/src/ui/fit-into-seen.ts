/** The minimum height of an on-screen keyboard; browser bars are smaller. */
const KEYBOARD_MIN_PX = 120
/** With less height than this, a dialog would show little more than its buttons. */
const ROOM_MIN_PX = 280

/**
 * Fits a dialog with its buttons into the visual viewport while a phone's keyboard covers part of the page, which keeps
 * its height. If that is too little space, and while the page is zoomed in, the user can pan with one finger or a
 * touchpad: Radix would block panning that scrolls nothing, and parts of the dialog would be out of reach.
 * @returns a function that stops this
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
