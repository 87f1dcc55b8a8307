import { useEffect, useRef } from 'react'

/** @returns whether the component is still on the screen, for code that runs after a request */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
