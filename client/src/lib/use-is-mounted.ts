import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * By a layout effect: what is pressed during hydration may be dealt with before other effects run.
 * @returns whether the component is still on the screen, for code that runs after something that takes time
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
