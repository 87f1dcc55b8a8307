import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'

/** Keys and their effect; commas separate alternatives. */
const KEYS: readonly (readonly [keys: string, effect: string])[] = [
  ['1, C', 'The card'],
  ['2, Q', 'The QR code'],
  ['3, L', 'The caller’s list'],
  ['F', 'Full screen; Esc leaves it'],
  ['Space, →, Page Down', 'The next word'],
  ['←, Page Up', 'Undo last call'],
]

interface KeysDialogProps {
  open: boolean
  onClose: () => void
  areOn: boolean
  onChange: (on: boolean) => void
}

/** The keyboard shortcuts, and a switch for the single keys. */
export function KeysDialog({ open, onClose, areOn, onChange }: KeysDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keyboard shortcuts"
      description="A presentation clicker works too."
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {KEYS.map(([keys, effect]) => (
          <div
            key={keys}
            className="col-span-2 grid supports-[grid-template-columns:subgrid]:grid-cols-subgrid items-baseline"
          >
            <dt className="font-semibold">{keys}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <Switch label="Single-key shortcuts" checked={areOn} onChange={onChange} />
      </div>
    </Dialog>
  )
}
