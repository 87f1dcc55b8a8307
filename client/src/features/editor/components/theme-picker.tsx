import { useId } from 'react'
import { THEMES, type Theme } from '#shared/product.ts'

const NAMES: Record<Theme, string> = {
  blue: 'Blue',
  pink: 'Pink',
  green: 'Green',
  purple: 'Purple',
  yellow: 'Yellow',
  red: 'Red',
}

/** Radio buttons for the six themes; the legend names the chosen one. */
export function ThemePicker({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{`Theme: ${NAMES[value]}`}</legend>
      <div className="grid grid-cols-[repeat(6,minmax(0,56px))] justify-between gap-[4px]">
        {THEMES.map((theme) => (
          <label
            key={theme}
            data-theme={theme}
            className="relative aspect-square cursor-pointer rounded-field border-2 border-edge bg-[linear-gradient(var(--primary)_42%,var(--cell)_42%)]"
          >
            <input
              type="radio"
              className="absolute -inset-[4px] z-1 cursor-pointer appearance-none rounded-toast outline-offset-2 checked:border-3 checked:border-ink"
              name={group}
              aria-label={NAMES[theme]}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            <i
              aria-hidden="true"
              className="absolute inset-x-0 top-[34%] mx-auto aspect-square w-[54%] rounded-[47%_50%_46%_51%] border-2 border-[var(--marked-border)] bg-mark"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
