import { useEffect, useState } from 'react'

/** Nobody touches anything for this long: what is there to be pressed goes out of the way. */
const IDLE_AFTER_MS = 4000
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether nobody has touched mouse, screen or keyboard for a while. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS)
    }
    wake()
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, wake)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, wake)
    }
  }, [])
  return idle
}
