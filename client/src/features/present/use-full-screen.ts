import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

function toggle(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // Refused, as in a frame that may not: the page is shown as it is.
  done.catch(() => undefined)
}

/** The whole screen for the page, where the browser can do that: an iPhone cannot. Escape leaves it by itself. */
export function useFullScreen(): { isFull: boolean; toggle: (() => void) | undefined } {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement))
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined }
}
