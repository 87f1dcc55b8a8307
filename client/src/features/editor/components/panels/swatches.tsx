import { useId, type ComponentProps, type ReactNode } from 'react'

interface SwatchesProps<T extends string> {
  /** The label of the group, including the name of the chosen value. */
  legend: string
  names: Record<T, string>
  values: readonly T[]
  value: T
  onChange: (value: T) => void
  /** Returns the attributes of a choice's label element, which is its background. */
  paper: (value: T) => ComponentProps<'label'> & { 'data-theme'?: T }
  /** Renders the picture on a choice. */
  children: (value: T) => ReactNode
}

/** Radio buttons as small pictures, all in one row. */
export function Swatches<T extends string>({
  legend,
  names,
  values,
  value,
  onChange,
  paper,
  children,
}: SwatchesProps<T>) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(6,minmax(0,56px))] justify-between gap-[4px]">
        {values.map((one) => {
          const { className, ...attributes } = paper(one)
          return (
            <label
              key={one}
              {...attributes}
              className={`relative aspect-square cursor-pointer rounded-field border-2 border-edge ${className}`}
            >
              <input
                type="radio"
                // For the same reason as in `Segmented`.
                autoComplete="off"
                className="absolute -inset-[4px] z-1 cursor-pointer appearance-none rounded-toast forced-color-adjust-auto outline-offset-2 checked:border-3 checked:border-ink"
                name={group}
                aria-label={names[one]}
                checked={one === value}
                onChange={() => onChange(one)}
              />
              {children(one)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
