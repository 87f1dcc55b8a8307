import { useAtom } from 'jotai'
import { present } from '#messages/present.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { singleKeysAtom } from '../use-keys.ts'

const SHORTCUTS = ['card', 'code', 'caller', 'fullScreen', 'next', 'back'] as const

/** The keyboard shortcuts, and a switch for the single keys. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useAtom(singleKeysAtom)
  return (
    <Dialog onClose={onClose} title={present.shortcuts} description={present.keys.clicker}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {SHORTCUTS.map((name) => (
          <div
            key={name}
            className="col-span-2 grid supports-[grid-template-columns:subgrid]:grid-cols-subgrid items-baseline"
          >
            <dt className="font-semibold">{present.keys[name].keys}</dt>
            <dd>{present.keys[name].effect}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <Switch label={present.keys.single} checked={isOn} onChange={setOn} />
      </div>
    </Dialog>
  )
}
