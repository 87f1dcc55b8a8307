import { useEffect } from 'react'
import { onResume } from './on-resume.ts'

/** Whether the browser has wake locks: old browsers and pages on plain http have none. */
export const canKeepAwake = (): boolean => 'wakeLock' in navigator

/** Keeps the device's screen on while the page is visible. The browser releases the lock when the page is hidden. */
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
        // Refused, for example because the battery is low. The next resume tries again.
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
