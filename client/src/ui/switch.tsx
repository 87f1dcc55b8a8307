import { useId } from 'react'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** On or off, told by place and colour. The label is part of the target. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <label htmlFor={id} className="flex-1 cursor-pointer py-2.5 font-semibold">
        {label}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="relative h-[26px] w-11 flex-none rounded-full bg-text after:absolute after:inset-[-9px_0] aria-[checked=false]:bg-control"
      >
        <span
          className={`absolute top-1 left-1 size-[18px] rounded-full transition-transform duration-150 ${checked ? 'translate-x-[18px] bg-[var(--mark,var(--brand))]' : 'bg-cell'}`}
        />
      </button>
    </div>
  )
}
