import { useEffect, useEffectEvent, useState } from 'react'

declare global {
  /** In Chromium: https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers */
  class CloseWatcher extends EventTarget {
    onclose: () => void
    destroy(): void
  }
}

/** Returns whether a watcher reports Back. Elsewhere it only reports Escape, which is handled where it is pressed. */
const hasBack = () => 'CloseWatcher' in window && navigator.userAgent.includes('Android')

/** Closes an overlay on Android's Back, which would otherwise leave the page. */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isOpen || !hasBack()) return undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => {
      close()
      // A watcher ends after one Back, but the overlay may stay open, for example to ask a question.
      setCount((before) => before + 1)
    }
    return () => watcher.destroy()
  }, [isOpen, count])
}
