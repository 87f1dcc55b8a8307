import { useEffect } from 'react'
import { onResume } from './on-resume.ts'

/** Old browsers and pages on plain http have no wake lock. */
export const canKeepAwake = (): boolean => 'wakeLock' in navigator

/** Keeps the screen on while the page is visible. The browser releases the lock of a hidden page. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !canKeepAwake()) return
    let lock: WakeLockSentinel | undefined
    let asking = false
    let stopped = false
    const hold = async () => {
      if (stopped || asking || document.visibilityState !== 'visible') return
      if (lock && !lock.released) return
      asking = true
      try {
        lock = await navigator.wakeLock.request('screen')
      } catch {
        // Refused, as on a low battery: asked again when the page resumes.
      } finally {
        asking = false
      }
      if (stopped) void lock?.release()
    }
    const stopResuming = onResume(() => void hold())
    void hold()
    return () => {
      stopped = true
      stopResuming()
      void lock?.release()
    }
  }, [wanted])
}
