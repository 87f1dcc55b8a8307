import { useEffect, useEffectEvent, useState } from 'react'

interface Automatic {
  called: readonly string[]
  left: number
  next: () => void
}

/**
 * Calls the next word by itself, until all are called or the page is hidden.
 * @returns the seconds between two calls, counted from the last one; 0 while off
 */
export function useAutomaticCalls({ called, left, next }: Automatic) {
  const [seconds, setSeconds] = useState(0)
  if (seconds > 0 && left === 0) setSeconds(0)
  const callNext = useEffectEvent(next)
  const { length } = called
  useEffect(() => {
    if (seconds === 0) return
    const timer = setInterval(() => callNext(), seconds * 1000)
    const stop = () => document.hidden && setSeconds(0)
    document.addEventListener('visibilitychange', stop)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', stop)
    }
  }, [seconds, length])
  return [seconds, setSeconds] as const
}
