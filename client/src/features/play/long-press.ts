/** So long a press asks what a square says instead of marking it. */
const HOLD_MS = 500
/** A finger that lies still moves less. */
const STEADY_PX = 10
/** Phones send the click of a press after it, some of them so late. */
const CLICK_AFTER_MS = 400

/**
 * Hears long presses on the squares within an element. A press that moves, scrolls or gets company is none; the click
 * that ends a long press marks nothing.
 * @returns stops
 */
export function followLongPress(root: HTMLElement, onHeld: (index: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let forget: ReturnType<typeof setTimeout> | undefined
  let from: { x: number; y: number } | undefined
  let held = false

  const cancel = () => {
    clearTimeout(timer)
    from = undefined
  }
  const begin = (event: PointerEvent) => {
    cancel()
    clearTimeout(forget)
    held = false
    const button = event.target instanceof Element && event.target.closest('button')
    const index = button && button.closest('[data-index]')?.getAttribute('data-index')
    if (!index || !event.isPrimary || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      held = true
      // Touch focuses nothing: whatever opens now can lead back to the square.
      button.focus({ preventScroll: true })
      onHeld(Number(index))
    }, HOLD_MS)
  }
  const move = (event: PointerEvent) => {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY_PX) cancel()
  }
  const end = () => {
    cancel()
    forget = setTimeout(() => (held = false), CLICK_AFTER_MS)
  }
  const swallowClick = (event: Event) => {
    if (!held) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Android's own long press would select words, or take the pointer away.
  const keepMenuShut = (event: Event) => {
    if (from) event.preventDefault()
  }

  root.addEventListener('pointerdown', begin)
  root.addEventListener('click', swallowClick, { capture: true })
  root.addEventListener('contextmenu', keepMenuShut)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
  document.addEventListener('scroll', cancel, { capture: true })
  return () => {
    cancel()
    clearTimeout(forget)
    root.removeEventListener('pointerdown', begin)
    root.removeEventListener('click', swallowClick, { capture: true })
    root.removeEventListener('contextmenu', keepMenuShut)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    document.removeEventListener('scroll', cancel, { capture: true })
  }
}
