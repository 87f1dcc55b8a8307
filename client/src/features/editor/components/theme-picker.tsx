import { THEMES, type Theme } from '#shared/product.ts'
import { Swatches } from './swatches.tsx'

const NAMES: Record<Theme, string> = {
  blue: 'Blue',
  pink: 'Pink',
  green: 'Green',
  purple: 'Purple',
  yellow: 'Yellow',
  red: 'Red',
}

/** The six themes, chosen by small tickets. */
export function ThemePicker({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  return (
    <Swatches
      legend="Theme"
      names={NAMES}
      values={THEMES}
      value={value}
      onChange={onChange}
      paper={(theme) => ({
        'data-theme': theme,
        className: 'bg-[linear-gradient(var(--primary)_42%,var(--cell)_42%)]',
      })}
    >
      {() => (
        <i
          aria-hidden="true"
          className="absolute inset-x-0 top-[34%] mx-auto aspect-square w-[54%] rounded-[47%_50%_46%_51%] border-2 border-[var(--marked-border)] bg-mark"
        />
      )}
    </Swatches>
  )
}
