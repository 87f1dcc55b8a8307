import { useLater } from '../../../lib/use-later.ts'

const loadPanel = () => import('./device-panel.tsx')
const loadOwnTools = () => import('./own-tools.tsx')

/** Where the tools of this device come to stand once the page is idle; the card needs none of them. */
export function DeviceMount({ onPress }: { onPress: (index: number) => void }) {
  const code = useLater(loadPanel)
  return <div className="play-device">{code && <code.DevicePanel onPress={onPress} />}</div>
}

/** The same for what a player does with the card as they see it: its order, and the result. */
export function OwnMount() {
  const code = useLater(loadOwnTools)
  return <div className="play-own">{code && <code.OwnTools />}</div>
}
