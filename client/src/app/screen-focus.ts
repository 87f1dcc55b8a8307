/** Whether the last input was a key press. False until there is any input. */
let isKeyboardUsed = false
window.addEventListener('keydown', () => (isKeyboardUsed = true), true)
window.addEventListener('pointerdown', () => (isKeyboardUsed = false), true)

const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Returns whether a field of the screen, a dialog or an open menu already has the focus and should keep it. */
function isTaken(main: HTMLElement): boolean {
  const { activeElement } = document
  if (!activeElement || activeElement === main) return false
  return main.contains(activeElement) || activeElement.closest(OVERLAY) !== null
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  // Otherwise browsers show a focus ring on an element that a script focuses while nothing else has the focus.
  heading.toggleAttribute('data-ringless', !isKeyboardUsed)
  heading.addEventListener(
    'blur',
    () => ['tabindex', 'data-ringless'].forEach((name) => heading.removeAttribute(name)),
    { once: true },
  )
  heading.focus({ preventScroll: true })
}

/**
 * Focuses the heading of a new screen once it is rendered: screen readers announce it, and Tab continues from it. A key press
 * before that continues from the start of the screen.
 * @returns a function that stops waiting
 */
export function focusScreen(): () => void {
  const main = document.getElementById('main')
  if (!main) return () => undefined
  function attempt(): void {
    const heading = main!.querySelector('h1')
    if (!heading && !isTaken(main!)) return
    stop()
    if (heading && !isTaken(main!)) focusHeading(heading)
  }
  function startHere(): void {
    stop()
    if (!isTaken(main!)) main!.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(attempt)
  function stop(): void {
    observer.disconnect()
    window.removeEventListener('keydown', startHere, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  observer.observe(main, { childList: true, subtree: true })
  window.addEventListener('keydown', startHere, true)
  window.addEventListener('pointerdown', stop, true)
  attempt()
  return stop
}
