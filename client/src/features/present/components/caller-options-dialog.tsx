import { useAtom } from 'jotai'
import { presentDialogs } from '#messages/present-dialogs.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useHasVoice, voiceAtom } from '../voice.ts'

/** In seconds. */
const INTERVALS = [15, 30, 45, 60]

interface CallerOptionsProps {
  /** Undefined for someone who may not change the card. */
  isShared: boolean | undefined
  onShare: (on: boolean) => void
  /** Between two automatic calls; 0 while they are off. */
  seconds: number
  onSeconds: (seconds: number) => void
  onClose: () => void
}

/** Who sees the calls, the voice, and automatic calls. */
export function CallerOptionsDialog({ isShared, onShare, seconds, onSeconds, onClose }: CallerOptionsProps) {
  const [isSaid, setSaid] = useAtom(voiceAtom)
  const hasVoice = useHasVoice()
  const words = presentDialogs.options
  return (
    <Dialog onClose={onClose} title={words.title}>
      <div className="grid gap-3">
        {isShared !== undefined && (
          <Switch
            label={words.playersSee}
            hint={words.playersSeeHint}
            checked={isShared}
            onChange={onShare}
          />
        )}
        {hasVoice && <Switch label={words.say} hint={words.sayHint} checked={isSaid} onChange={setSaid} />}
        <label className="grid gap-1.5">
          <span className="font-semibold">{words.automatic}</span>
          <Select
            options={[
              ['0', words.off],
              ...INTERVALS.map((interval) => [String(interval), words.every(interval)] as const),
            ]}
            value={seconds}
            onChange={({ target }) => onSeconds(Number(target.value))}
          />
          <span className="text-chip text-muted">{words.automaticHint}</span>
        </label>
      </div>
    </Dialog>
  )
}
