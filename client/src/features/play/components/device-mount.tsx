import { useEffect, useState } from 'react'
import { whenIdle } from '../../../lib/idle.ts'

const loadPanel = () => import('./device-panel.tsx')
const loadOwnTools = () => import('./own-tools.tsx')

/** @param load the same function at every render */
function useWhenIdle<Module>(load: () => Promise<Module>): Module | undefined {
  const [code, setCode] = useState<Module>()
  useEffect(
    () =>
      whenIdle(() => {
        // It did not come (offline): the card is played without it.
        load().then(setCode, () => undefined)
      }),
    [load],
  )
  return code
}

/** Where the tools of this device come to stand once the page is idle; the card needs none of them. */
export function DeviceMount({ onPress }: { onPress: (index: number) => void }) {
  const code = useWhenIdle(loadPanel)
  return <div className="play-device">{code && <code.DevicePanel onPress={onPress} />}</div>
}

/** The same for what a player does with the card as they see it: its order, and the result. */
export function OwnMount() {
  const code = useWhenIdle(loadOwnTools)
  return <div className="play-own">{code && <code.OwnTools />}</div>
}
