declare global {
  interface Window {
    /** Ends the keeping of early taps, and gives what was kept; only on a page that came drawn. */
    takeEarlyTaps?: () => HTMLElement[]
  }
}

/** Links lead on without a script. */
const PRESSABLE = 'button, [role="button"], [role="tab"], [role="switch"]'

/** Keeps what is pressed while the page has no script to answer it. Runs in the page's inline script. */
export function keepEarlyTaps(): void {
  const taps: HTMLElement[] = []
  const keep = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null
    if (pressed) taps.push(pressed)
  }
  addEventListener('click', keep, true)
  window.takeEarlyTaps = () => {
    removeEventListener('click', keep, true)
    delete window.takeEarlyTaps
    return taps
  }
}

/**
 * Ends the keeping, for React to be told of the page: from then on it answers a press itself, by hydrating at once.
 * @returns presses again, in their order, what was pressed before; to be called when the page has been taken over
 */
export function takeEarlyTaps(): () => void {
  const taps = window.takeEarlyTaps?.() ?? []
  return () => {
    for (const pressed of taps.splice(0)) if (pressed.isConnected) pressed.click()
  }
}
