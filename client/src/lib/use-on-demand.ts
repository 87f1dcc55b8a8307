import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from './idle.ts'
import { toast } from './toast.ts'

interface OnDemandOptions<Module> {
  /** What is opened by it, as a toast names it. */
  what: 'dialog' | 'menu'
  /** The same function at every render. */
  load: () => Promise<Module>
  /** It is asked for: from now on it is shown as soon as it is there. */
  isWanted: boolean
  /** Takes the demand back where it did not come, so that the next press makes it anew. */
  giveUp: () => void
}

/**
 * Code that a screen needs after a press only. It comes while the page is idle; a press that is faster waits for it, and
 * hears where it does not come.
 * @returns undefined until it is there
 */
export function useOnDemand<Module extends object>({
  what,
  load,
  isWanted,
  giveUp,
}: OnDemandOptions<Module>): Module | undefined {
  const [code, setCode] = useState<Module>()
  const sayMissing = useEffectEvent(() => {
    toast({ title: `Could not open the ${what}`, text: 'Please try again.', destructive: true })
    giveUp()
  })
  const isAwaited = isWanted && !code
  useEffect(() => {
    let isStale = false
    const get = (fail?: () => void) =>
      load().then(
        (module) => setCode(module),
        () => !isStale && fail?.(),
      )
    const stopWaiting = isAwaited ? void get(sayMissing) : whenIdle(() => void get())
    return () => {
      isStale = true
      stopWaiting?.()
    }
  }, [load, isAwaited])
  return code
}
