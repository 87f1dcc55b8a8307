import { useEffect, useState } from 'react'
import { whenIdle } from './idle.ts'

/**
 * Code that the first paint does not need. Where it does not come the page does without, and asks again when
 * the network is back: nothing that stands there breaks by it, as it would with `lazy`.
 * @param load the same function at every render
 * @param isWanted now, and not only when the page is idle
 */
export function useDeferred<Module extends object>(
  load: () => Promise<Module>,
  isWanted = false,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    const get = () => void load().then(setModule, () => undefined)
    window.addEventListener('online', get)
    const stopWaiting = isWanted ? get() : whenIdle(get)
    return () => {
      stopWaiting?.()
      window.removeEventListener('online', get)
    }
  }, [load, isWanted])
  return module
}
