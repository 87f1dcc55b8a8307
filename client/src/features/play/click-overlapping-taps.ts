import { LONG_PRESS_MS, MAX_MOVE_PX, squareAt } from '../card/use-long-press.ts'

/** A browser that dispatches a click for such a tap itself does so sooner. */
const CLICK_DELAY_MS = 50

/**
 * Clicks each square that is tapped while another finger is on the screen, as with two thumbs. Chromium dispatches no
 * click for touches that overlap in time.
 * @returns a function that stops this
 */
export function clickOverlappingTaps(): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  /** The touches on the screen, by the id of their pointer. */
  const touches = new Map<number, { down: PointerEvent; overlaps: boolean }>()

  function handleDown(down: PointerEvent): void {
    if (down.pointerType !== 'touch') return
    // No other finger is on the screen: the end of an earlier touch may have gone to a frame.
    if (down.isPrimary) touches.clear()
    for (const touch of touches.values()) touch.overlaps = true
    touches.set(down.pointerId, { down, overlaps: touches.size > 0 })
  }

  function handleUp({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
    const touch = touches.get(pointerId)
    touches.delete(pointerId)
    if (!touch?.overlaps) return
    const { down } = touch
    const button = squareAt(down.target)?.button
    const moved = Math.hypot(clientX - down.clientX, clientY - down.clientY)
    if (!button || moved > MAX_MOVE_PX || timeStamp - down.timeStamp > LONG_PRESS_MS) return
    const timer = setTimeout(() => button.click(), CLICK_DELAY_MS)
    button.addEventListener('click', () => clearTimeout(timer), { once: true })
  }

  window.addEventListener('pointerdown', handleDown, options)
  window.addEventListener('pointerup', handleUp, options)
  window.addEventListener('pointercancel', ({ pointerId }) => touches.delete(pointerId), options)
  return () => listening.abort()
}
