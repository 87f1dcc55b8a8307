import { useEffect } from 'react'
import { openSound } from './sounds.ts'

/** Readies the sound on the first tap of a page, so that the mark of that tap is heard already. */
export function useSound(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const open = () => void openSound().catch(() => undefined)
    document.addEventListener('click', open, { capture: true, once: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [on])
}
