import { useId } from 'react'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  hint?: string | undefined
}

/** A switch, whose state shows in the position and color of its knob. The label can be clicked too. */
export function Switch({ label, checked, onChange, disabled = false, hint }: SwitchProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <div className="flex-1">
        <label htmlFor={id} className="block cursor-pointer py-2.5 font-semibold">
          {label}
        </label>
        {hint !== undefined && (
          <p id={hintId} className="-mt-2 text-chip text-muted">
            {hint}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint === undefined ? undefined : hintId}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="group relative h-6.5 w-11 flex-none rounded-full bg-text [&::after]:absolute [&::after]:inset-[-9px_0] [&::after]:[content:''] aria-[checked=false]:bg-control"
      >
        <span className="absolute top-1 start-1 size-4.5 rounded-full bg-cell transition-transform duration-150 group-aria-checked:[translate:1.125rem] group-aria-checked:bg-[var(--mark,var(--brand))] rtl:group-aria-checked:[translate:-1.125rem]" />
      </button>
    </div>
  )
}
