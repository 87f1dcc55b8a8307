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

/** Presses again, in their order, what was pressed before the app had taken the page over. */
export function answerEarlyTaps(): void {
  for (const pressed of window.takeEarlyTaps?.() ?? []) if (pressed.isConnected) pressed.click()
}
