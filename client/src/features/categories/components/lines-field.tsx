import { useId, type ReactNode, type RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import { categoryItems } from '#messages/category-items.ts'
import { insertItems, listHandlers } from '../../../lib/lists/insert-items.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { ListFileButton } from '../../../ui/list-file-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { parseItemLines } from '../item-lines.ts'

interface LinesFieldProps {
  /** The ref returned by `useLinesForm`. */
  field: RefObject<HTMLTextAreaElement | null>
  label: string
  /** @param count the number of items */
  hint: (count: number) => ReactNode
  rows?: number
  className?: string
  placeholder?: string
}

/** A field for items, one per line, with their number and a button that opens a list from a file. */
export function LinesField({ field, label, hint, ...area }: LinesFieldProps) {
  const countId = useId()
  const text = useWatch<{ lines: string }, 'lines'>({ name: 'lines' })
  const count = parseItemLines(text).length
  const counter = (
    <span id={countId} className="text-chip font-medium text-muted tabular-nums">
      {categoryItems.count(count)}
    </span>
  )
  return (
    <>
      <FormField name="lines" label={label} hint={hint(count)} action={counter}>
        {({ ref, ...input }) => (
          <TextArea
            {...input}
            {...area}
            aria-describedby={`${input['aria-describedby']} ${countId}`}
            ref={(element) => {
              ref(element)
              field.current = element
            }}
            {...listHandlers}
          />
        )}
      </FormField>
      <ListFileButton onList={(list) => field.current && insertItems(field.current, list)} />
    </>
  )
}
