import { useAtom } from 'jotai'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useHasVoice, voiceAtom } from '../voice.ts'

const INTERVALS: readonly (readonly [value: string, label: string])[] = [
  ['0', 'Off'],
  ...[15, 30, 45, 60].map((seconds) => [String(seconds), `Every ${seconds} seconds`] as const),
]

export interface CallerOptionsProps {
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
  return (
    <Dialog onClose={onClose} title="Calling options">
      <div className="grid gap-3">
        {isShared !== undefined && (
          <Switch
            label="Players see the calls"
            hint="Called squares get a ring. No one's marks change."
            checked={isShared}
            onChange={onShare}
          />
        )}
        {hasVoice && (
          <Switch
            label="Say the words"
            hint="With a voice of this device."
            checked={isSaid}
            onChange={setSaid}
          />
        )}
        <label className="grid gap-1.5">
          <span className="font-semibold">Automatic calls</span>
          <Select
            options={INTERVALS}
            value={seconds}
            onChange={({ target }) => onSeconds(Number(target.value))}
          />
          <span className="text-chip text-muted">They stop when you leave this page.</span>
        </label>
      </div>
    </Dialog>
  )
}
