/** A press of this length shows the square's text instead of marking it. */
const HOLD_MS = 500
/** A resting finger moves less than this. */
const STEADY_PX = 10
/** Some phones send the click this long after the press. */
const CLICK_AFTER_MS = 400

/**
 * Detects long presses on the squares within an element. Moving, scrolling or a second finger cancels the press; the
 * click at the end of a long press is suppressed.
 * @returns stops listening
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
      // A touch sets no focus: set it, so that the dialog can return it to the square.
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
  // Android's context menu would select text or cancel the pointer.
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
