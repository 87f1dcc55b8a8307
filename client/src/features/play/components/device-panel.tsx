import { useAtom, useAtomValue } from 'jotai'
import { CopyPlus, ListChecks } from 'lucide-react'
import { useId, useRef, useState } from 'react'
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
import { DownloadButton } from './download-button.tsx'
import { SquareList } from './square-list.tsx'
import { RecentPlays } from './recent-plays.tsx'
import { SquareDialog } from './square-dialog.tsx'
import '../../../styles/deferred.css'
import '../play-deferred.css'

/** What is wanted less often: paper, the squares as a list or enlarged, a copy of the card, and this device's settings. */
export function DevicePanel({ onPress }: { onPress: (index: number) => void }) {
  const { cardId, card } = useAtomValue(liveCardAtom)
  const [{ sound, awake }, setSettings] = useAtom(deviceSettingsAtom)
  const [listed, setListed] = useState(false)
  /** The card index of the enlarged square. */
  const [held, setHeld] = useState<number>()
  const settingsId = useId()
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
        <Panel title="More">
          <div className="play-more">
            {card && <DownloadButton card={card} />}
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
          <section className="play-settings" aria-labelledby={settingsId}>
            <h3 id={settingsId}>On This Device</h3>
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
          </section>
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
