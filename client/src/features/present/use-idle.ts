import { useEffect, useState } from 'react'

/** The controls fade out after this time without input. */
const IDLE_AFTER_MS = 4000
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether there has been no pointer or keyboard input for 4 s and the bar does not have the keyboard focus. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (document.querySelector('.present-bar :focus-visible')) wait()
        else setIdle(true)
      }, IDLE_AFTER_MS)
    }
    const wake = () => {
      setIdle(false)
      wait()
    }
    wake()
    for (const type of ACTIVITY_EVENTS) document.addEventListener(type, wake)
    return () => {
      clearTimeout(timer)
      for (const type of ACTIVITY_EVENTS) document.removeEventListener(type, wake)
    }
  }, [])
  return idle
}
