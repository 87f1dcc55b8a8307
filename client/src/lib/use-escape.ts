import { useEffect, useEffectEvent } from 'react'

/** Calls `onEscape` for the Escape key that nothing else has used, while `isOn`. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOn) return
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escape()
    }
    window.addEventListener('keydown', handleEscape)
    return () => window.removeEventListener('keydown', handleEscape)
  }, [isOn])
}
