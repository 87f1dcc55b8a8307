import { useEffect } from 'react'

/** Plain http in the local network and old browsers cannot keep a screen on. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator
}

/** Keeps the screen on while the page is looked at. The browser takes that away from a page that is put aside. */
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
        // Refused, as on a low battery: coming back to the page asks again.
      } finally {
        asking = false
      }
      if (stopped) void lock?.release()
    }
    const comeBack = () => void hold()
    document.addEventListener('visibilitychange', comeBack)
    comeBack()
    return () => {
      stopped = true
      document.removeEventListener('visibilitychange', comeBack)
      void lock?.release()
    }
  }, [wanted])
}
