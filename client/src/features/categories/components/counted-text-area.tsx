import { useId, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { codePointLength } from '#shared/rules/text.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

interface CountedTextAreaProps extends Omit<ComponentProps<typeof TextArea>, 'ref'> {
  name: string
  label: string
  maxLength: number
  /** The text as it would be stored. */
  tidy: (text: string) => string
}

/** A field that shows how many characters are left or too many. Input is never cut. */
export function CountedTextArea({ name, label, maxLength, tidy, ...rest }: CountedTextAreaProps) {
  const counterId = useId()
  const remaining = maxLength - codePointLength(tidy(useWatch<Record<string, string>>({ name }) ?? ''))
  const counter = (
    <span
      id={counterId}
      className={`text-chip tabular-nums ${remaining < 0 ? 'font-semibold text-danger' : 'font-medium text-muted'}`}
    >
      {remaining < 0 ? categoryDialogs.charactersOver(-remaining) : categoryDialogs.charactersLeft(remaining)}
    </span>
  )
  return (
    <FormField name={name} label={label} action={counter}>
      {(field) => (
        <TextArea
          {...rest}
          {...field}
          aria-describedby={[field['aria-describedby'], counterId].filter(Boolean).join(' ')}
        />
      )}
    </FormField>
  )
}
