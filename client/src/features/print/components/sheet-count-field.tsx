import { useState, type RefObject } from 'react'
import { MAX_SHEETS } from '#shared/rules/sheets.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { isSheetCount } from '../print-choices.ts'

interface SheetCountFieldProps {
  count: number
  field: RefObject<HTMLInputElement | null>
  onChange: (count: number) => void
  /** Called on every input with whether it is an invalid number of sheets. */
  onWrong: (isWrong: boolean) => void
}

/** The number of sheets. While the input is invalid, the preview keeps the last valid number. */
export function SheetCountField({ count, field, onChange, onWrong }: SheetCountFieldProps) {
  const [typed, setTyped] = useState(String(count))
  const isRight = isSheetCount(countIn(typed))
  return (
    <div className="sheet-count [&>div>*]:my-0">
      <Field
        label="Number of sheets"
        hint={`1 to ${MAX_SHEETS}`}
        error={isRight ? undefined : `Enter a whole number from 1 to ${MAX_SHEETS}.`}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onFocus={(event) => event.target.select()}
            onChange={({ target: { value } }) => {
              setTyped(value)
              const typedCount = countIn(value)
              onWrong(!isSheetCount(typedCount))
              if (isSheetCount(typedCount)) onChange(typedCount)
            }}
          />
        )}
      </Field>
    </div>
  )
}

/** NaN unless the text is a whole number. */
function countIn(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : NaN
}
