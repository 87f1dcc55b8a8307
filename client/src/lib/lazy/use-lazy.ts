import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { whenIdle, whenUsed } from './idle.ts'
import { onResume } from '../page/on-resume.ts'

interface LazyOptions {
  /**
   * - `now`: immediately
   * - `idle`: while the page is idle (the default)
   * - `used`: while the page is idle, once the visitor has used it
   * - `later`: not until this option changes
   */
  when?: 'now' | 'idle' | 'used' | 'later'
  /** Called when code wanted `now` fails to load: the network is down, or the server no longer has the build. */
  onMissing?: () => void
}

/**
 * Loads code that the first paint does not need. Unlike with `React.lazy`, a failed load breaks nothing: the component
 * renders without the code, and loading is retried when the page resumes. For dialogs that a press opens see
 * `useLazyDialog`.
 * @param load a dynamic import; must be the same function at every render
 * @returns undefined until the code is loaded
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
          // A load that began earlier may finish later, and must not replace the result of the current one.
          if (isStale) return
          const show = () => setLoaded({ load, module })
          // Rendered in slices, so that a tap is handled between them instead of after the whole part. What the visitor waits
          // for does not queue behind such slices.
          if (when === 'now') show()
          else startTransition(show)
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
