import { useEffect, useEffectEvent, useState } from 'react'

declare global {
  /** Of Chromium. Source: https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers */
  class CloseWatcher extends EventTarget {
    onclose: () => void
    destroy(): void
  }
}

/** Elsewhere it would hear Escape only, which is dealt with where it is pressed. */
const hasBack = () => 'CloseWatcher' in window && navigator.userAgent.includes('Android')

/** Closes what lies over the page by Android's Back, which would leave the page instead. */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isOpen || !hasBack()) return undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => {
      close()
      // A watcher ends with its Back, and what it was for may stay open with a question.
      setCount((before) => before + 1)
    }
    return () => watcher.destroy()
  }, [isOpen, count])
}
