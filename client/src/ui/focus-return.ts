import { useRef } from 'react'

interface FocusReturn {
  /** Remembers where the focus is; for `onOpenAutoFocus`. */
  leave: () => void
  /** Gives it back to where it was, or to the screen where that is gone; for `onCloseAutoFocus`. */
  comeBack: (event: Event) => void
}

/** Radix gives the focus back to a trigger of its own only, which no dialog here has. */
export function useFocusReturn(): FocusReturn {
  const cameFrom = useRef<Element>(null)
  return {
    leave: () => {
      cameFrom.current = document.activeElement
    },
    comeBack: (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const isThere = cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected
      // What it led to has the focus already, such as the next screen.
      if (!isThere && document.activeElement !== document.body) return
      const target = isThere ? (cameFrom.current as HTMLElement) : document.getElementById('main')
      target?.focus({ preventScroll: true })
    },
  }
}
