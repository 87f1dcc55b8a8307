import { useAtomValue } from 'jotai'
import { CopyPlus, ListChecks } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { store } from '../../../lib/store.ts'
import { canKeepAwake, useWakeLock } from '../../../lib/use-wake-lock.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { liveCardAtom } from '../../card/live-card.ts'
import { placesAtom } from '../atoms.ts'
import { followLongPress } from '../long-press.ts'
import { playSound } from '../sounds.ts'
import { useDeviceSettings } from '../use-device-settings.ts'
import { useMayCopy } from '../use-may-copy.ts'
import { useSound } from '../use-sound.ts'
import { DeviceList } from './device-list.tsx'
import { DeviceRecent } from './device-recent.tsx'
import { DeviceSquare } from './device-square.tsx'
import '../../../styles/deferred.css'
import '../play-deferred.css'

/** The play screen's tools that are of this device: sound, a screen that stays on, the squares as a list or large, a copy. */
export function DevicePanel({ onPress }: { onPress: (index: number) => void }) {
  const { cardId } = useAtomValue(liveCardAtom)
  const [{ sound, awake }, change] = useDeviceSettings()
  const [listed, setListed] = useState(false)
  /** The card's own index of the square that is shown large. */
  const [held, setHeld] = useState<number>()
  const here = useRef<HTMLDivElement>(null)
  const mayCopy = useMayCopy(cardId)
  useSound(sound)
  useWakeLock(awake)
  useEffect(() => {
    const ticket = here.current?.closest('.play')?.querySelector<HTMLElement>('.play-ticket')
    return ticket
      ? followLongPress(ticket, (position) => setHeld(store.get(placesAtom)[position]))
      : undefined
  }, [])

  return (
    <>
      <div ref={here}>
        <Panel title="On This Device">
          <Switch
            label="Sound"
            checked={sound}
            onChange={(on) => {
              change({ sound: on })
              if (on) playSound('mark').catch(() => undefined)
            }}
          />
          {canKeepAwake() && (
            <Switch label="Keep the screen on" checked={awake} onChange={(on) => change({ awake: on })} />
          )}
          <div className="play-device-actions">
            <Button variant="outlined" onClick={() => setListed(true)}>
              <ListChecks aria-hidden="true" />
              Show as List
            </Button>
            {mayCopy && (
              <ButtonLink variant="outlined" to={paths.create(cardId)}>
                <CopyPlus aria-hidden="true" />
                Make a Copy
              </ButtonLink>
            )}
          </div>
        </Panel>
      </div>
      <DeviceRecent cardId={cardId} />
      {listed && <DeviceList onPress={onPress} onClose={() => setListed(false)} />}
      {held !== undefined && (
        <DeviceSquare index={held} onPress={onPress} onClose={() => setHeld(undefined)} />
      )}
    </>
  )
}
