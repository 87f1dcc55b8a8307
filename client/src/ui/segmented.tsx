import { useId, type ReactNode } from 'react'

/** `small` fits into a ticket's strip: it looks 30 px high and has a touch target of 44 px. */
const LOOKS = {
  normal: {
    group: 'flex flex-wrap border-text',
    option: 'min-h-10 px-1',
    input: 'inset-[-4px] [box-shadow:none]! -outline-offset-1!',
  },
  small: {
    group: 'grid auto-cols-fr grid-flow-col border-(--edge)',
    option: 'min-h-[26px] min-w-[44px] px-[10px]',
    input: 'inset-x-0 inset-y-[-9px]',
  },
}

interface SegmentedProps<T extends string | number> {
  legend: string
  /** Whether the legend is for screen readers only. */
  isLegendHidden?: boolean
  options: readonly { value: T; label: string; disabled?: boolean }[]
  value: T
  onChange: (value: T) => void
  look?: keyof typeof LOOKS
  /** A hint below the choices. */
  hint?: ReactNode
}

/** A choice between a few options, side by side: radio buttons that look like a strip. */
export function Segmented<T extends string | number>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
  look = 'normal',
  hint,
}: SegmentedProps<T>) {
  const name = useId()
  const classes = LOOKS[look]
  const hintId = `${name}-hint`
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div
        // Four options wrap to two lines if the text is twice as large.
        data-many={options.length > 3 || undefined}
        className={`rounded-[1.5rem] border-2 data-many:grid data-many:grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] ${classes.group}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            // Data attributes, because Firefox 115 cannot style a label by its input.
            data-checked={option.value === value || undefined}
            data-disabled={option.disabled || undefined}
            className={`relative grid flex-1 place-items-center rounded-full text-center leading-tight font-semibold wrap-break-word data-checked:bg-text data-checked:text-cell data-disabled:opacity-45 ${classes.option}`}
          >
            <input
              type="radio"
              name={name}
              // Otherwise Firefox restores what was checked after a reload, without React's knowledge.
              autoComplete="off"
              className={`absolute cursor-pointer appearance-none rounded-full disabled:cursor-default ${classes.input}`}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <div id={hintId} className="mt-1.5 text-chip text-muted">
          {hint}
        </div>
      )}
    </fieldset>
  )
}
