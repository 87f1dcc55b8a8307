import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { REPORT_FRAGMENT } from '../../../lib/paths.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { useLongPress } from '../../card/use-long-press.ts'
import { deviceSettingsAtom } from '../device-settings.ts'
import { useUnlockedSound } from '../sounds.ts'
import { useExpiringDots } from '../use-expiring-dots.ts'
import '../../../styles/deferred.css'

const loadPanel = () => import('./device-panel.tsx')

/** What this device does besides marking: its settings, enlarged squares, and a panel of tools once it is on the screen. */
export function Device({ onPress }: { onPress: (index: number) => void }) {
  const [{ sound, awake, list }, setSettings] = useAtom(deviceSettingsAtom)
  const [listed, setListed] = useState(false)
  /** The index of the enlarged square. */
  const [held, setHeld] = useState<number>()
  const [isSeen, setSeen] = useState(location.hash === REPORT_FRAGMENT || !('IntersectionObserver' in window))
  const place = useRef<HTMLDivElement>(null)
  const isWanted = isSeen || listed || list || held !== undefined
  const panel = useLazy(loadPanel, { when: isWanted ? 'now' : 'used' })
  useUnlockedSound(sound)
  useWakeLock(awake)
  useExpiringDots()
  useLongPress(() => place.current?.closest('.play')?.querySelector<HTMLElement>('.play-ticket'), setHeld)
  useEffect(() => {
    if (isSeen) return
    const observer = new IntersectionObserver((seen) => setSeen(seen.some((one) => one.isIntersecting)))
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [isSeen])

  return (
    <>
      <div ref={place} className="play-device">
        {panel && <panel.DevicePanel onList={() => setListed(true)} />}
      </div>
      {panel && (listed || list) && (
        <panel.SquareList
          onPress={onPress}
          onClose={() => {
            setListed(false)
            if (list) setSettings((before) => ({ ...before, list: false }))
          }}
        />
      )}
      {panel && held !== undefined && (
        <panel.SquareDialog index={held} onPress={onPress} onClose={() => setHeld(undefined)} />
      )}
    </>
  )
}
