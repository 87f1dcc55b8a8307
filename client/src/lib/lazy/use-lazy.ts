import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { whenIdle, whenUsed } from './idle.ts'
import { onResume } from '../page/on-resume.ts'

interface LazyOptions {
  /**
   * - `now`: immediately
   * - `idle`: while the page is idle (the default)
   * - `used`: while it is idle, once the visitor uses it
   * - `later`: not before this changes
   */
  when?: 'now' | 'idle' | 'used' | 'later'
  /** Called when code wanted `now` fails to load: offline, or of a build that is gone from the server. */
  onMissing?: () => void
}

/**
 * Loads code that the first paint does not need. A failed load breaks nothing, unlike with `React.lazy`: the
 * component renders without the code, and loading is retried when the page resumes. For a dialog behind a
 * press see `useLazyDialog`.
 * @param load a dynamic import; the same function at every render
 * @returns undefined until the code is there
 */
export function useLazy<Module>(
  load: () => Promise<Module>,
  { when = 'idle', onMissing }: LazyOptions = {},
): Module | undefined {
  const [loaded, setLoaded] = useState<{ load: typeof load; module: Module }>()
  const isLoaded = loaded?.load === load
  const reportMissing = useEffectEvent(() => onMissing?.())
  useEffect(() => {
    if (isLoaded || when === 'later') return
    let isStale = false
    const get = () =>
      void load().then(
        (module) => {
          // One that began earlier may end later: it would take the place of this one's in the same render.
          if (isStale) return
          // In slices: a tap is answered between them, and not after the whole part.
          startTransition(() => setLoaded({ load, module }))
        },
        () => {
          if (!isStale && when === 'now') reportMissing()
        },
      )
    const stopRetrying = onResume(get)
    const cancel = when === 'now' ? get() : (when === 'used' ? whenUsed : whenIdle)(get)
    return () => {
      isStale = true
      stopRetrying()
      cancel?.()
    }
  }, [load, when, isLoaded])
  return isLoaded ? loaded.module : undefined
}
