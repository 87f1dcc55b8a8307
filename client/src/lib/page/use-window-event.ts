import { useEffect, useEffectEvent } from 'react'

/** Listens to an event on the window while the component is on the screen. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(onEvent)
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => handle(event)
    window.addEventListener(type, listener)
    return () => window.removeEventListener(type, listener)
  }, [type])
}
