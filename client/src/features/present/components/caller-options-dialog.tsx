import { useAtom } from 'jotai'
import { present } from '#messages/present.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useHasVoice, voiceAtom } from '../voice.ts'

/** The choices for the time between automatic calls, in seconds. */
const INTERVALS = [15, 30, 45, 60]

interface CallerOptionsProps {
  /** The time between two automatic calls; 0 while they are off. */
  seconds: number
  /** Undefined for someone who can't call. */
  onSeconds: ((seconds: number) => void) | undefined
  onClose: () => void
}

/** The options for the voice and for automatic calls. */
export function CallerOptionsDialog({ seconds, onSeconds, onClose }: CallerOptionsProps) {
  const [isVoiceOn, setVoiceOn] = useAtom(voiceAtom)
  const hasVoice = useHasVoice()
  const words = present.callerOptions
  return (
    <Dialog onClose={onClose} title={present.options}>
      <div className="grid gap-3">
        {hasVoice && (
          <Switch label={words.say} hint={words.sayHint} checked={isVoiceOn} onChange={setVoiceOn} />
        )}
        {onSeconds && (
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
        )}
      </div>
    </Dialog>
  )
}
