import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Tells asynchronous code whether the component is still on the screen. Uses a layout effect, because a press during hydration may be
 * handled before other effects run.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
