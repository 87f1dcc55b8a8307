import { useRef } from 'react'

/** Radix returns the focus only to its own triggers, which no dialog here has. */
export function useFocusReturn() {
  const cameFrom = useRef<Element>(null)
  return {
    /** Remembers where the focus is; for `onOpenAutoFocus`. */
    leave: () => {
      cameFrom.current = document.activeElement
    },
    /** Returns it, or focuses the screen if the element is gone; for `onCloseAutoFocus`. */
    comeBack: (event: Event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const isThere = cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected
      // Something else has the focus already, such as the next screen.
      if (!isThere && document.activeElement !== document.body) return
      const target = isThere ? (cameFrom.current as HTMLElement) : document.getElementById('main')
      target?.focus({ preventScroll: true })
    },
  }
}
