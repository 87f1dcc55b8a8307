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
      <div className="theme-sheets">
        {THEMES.map((theme) => (
          <label key={theme} data-theme={theme}>
            <input
              type="radio"
              name={group}
              aria-label={NAMES[theme]}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            <i aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
