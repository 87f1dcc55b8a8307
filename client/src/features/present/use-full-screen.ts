import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

function toggle(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // Refused in frames without the permission.
  done.catch(() => undefined)
}

/** `toggle` is undefined in browsers without full screen, such as iPhone Safari. Escape leaves it without us. */
export function useFullScreen(): { isFull: boolean; toggle: (() => void) | undefined } {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement))
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined }
}
