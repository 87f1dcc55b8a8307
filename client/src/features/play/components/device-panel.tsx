import { useAtom, useAtomValue } from 'jotai'
import { CopyPlus, ListChecks } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { store } from '../../../lib/store.ts'
import { canKeepAwake, useWakeLock } from '../../../lib/use-wake-lock.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { useLongPress } from '../../card/use-long-press.ts'
import { shuffleAtom } from '../atoms.ts'
import { deviceSettingsAtom } from '../device-settings.ts'
import { playSound, useUnlockedSound } from '../sounds.ts'
import { useExpiringDots } from '../use-expiring-dots.ts'
import { useMayCopy } from '../use-may-copy.ts'
import { SquareList } from './square-list.tsx'
import { RecentPlays } from './recent-plays.tsx'
import { SquareDialog } from './square-dialog.tsx'
import '../../../styles/deferred.css'
import '../play-deferred.css'

/** Settings and tools of this device: sound, wake lock, the squares as a list or enlarged, a copy of the card. */
export function DevicePanel({ onPress }: { onPress: (index: number) => void }) {
  const { cardId } = useAtomValue(liveCardAtom)
  const [{ sound, awake }, setSettings] = useAtom(deviceSettingsAtom)
  const [listed, setListed] = useState(false)
  /** The card index of the enlarged square. */
  const [held, setHeld] = useState<number>()
  const panel = useRef<HTMLDivElement>(null)
  const mayCopy = useMayCopy(cardId)
  useUnlockedSound(sound)
  useWakeLock(awake)
  // Here, because this code loads after the first paint.
  useExpiringDots()
  useLongPress(
    () => panel.current?.closest('.play')?.querySelector<HTMLElement>('.play-ticket'),
    (position) => setHeld(store.get(shuffleAtom)[position]),
  )

  return (
    <>
      <div ref={panel}>
        <Panel title="On This Device">
          <Switch
            label="Sound"
            checked={sound}
            onChange={(on) => {
              setSettings((before) => ({ ...before, sound: on }))
              if (on) playSound('mark').catch(() => undefined)
            }}
          />
          {canKeepAwake() && (
            <Switch
              label="Keep the screen on"
              checked={awake}
              onChange={(on) => setSettings((before) => ({ ...before, awake: on }))}
            />
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
      <RecentPlays cardId={cardId} />
      {listed && <SquareList onPress={onPress} onClose={() => setListed(false)} />}
      {held !== undefined && (
        <SquareDialog index={held} onPress={onPress} onClose={() => setHeld(undefined)} />
      )}
    </>
  )
}
