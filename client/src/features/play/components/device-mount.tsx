import { useDeferred } from '../../../lib/use-deferred.ts'

const loadPanel = () => import('./device-panel.tsx')
const loadOwnTools = () => import('./shuffle-tools.tsx')

/** Where the tools of this device come to stand once the page is idle; the card needs none of them. */
export function DeviceMount({ onPress }: { onPress: (index: number) => void }) {
  const code = useDeferred(loadPanel)
  return <div className="play-device">{code && <code.DevicePanel onPress={onPress} />}</div>
}

/** The same for what a player does with the card as they see it: its order, and the result. */
export function OwnMount() {
  const code = useDeferred(loadOwnTools)
  return <div className="play-own">{code && <code.ShuffleTools />}</div>
}
