import { useEffect, useState } from 'react'
import { whenIdle } from '../../../lib/idle.ts'

const loadPanel = () => import('./device-panel.tsx')

/** Where the tools of this device come to stand once the page is idle; the card needs none of them. */
export function DeviceMount({ onPress }: { onPress: (index: number) => void }) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof loadPanel>>>()
  useEffect(
    () =>
      whenIdle(() => {
        // Its code did not come (offline): the card is played without them.
        loadPanel().then(setShown, () => undefined)
      }),
    [],
  )
  return <div className="play-device">{shown && <shown.DevicePanel onPress={onPress} />}</div>
}
