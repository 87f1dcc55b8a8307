import { useId, type ComponentProps } from 'react'
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form'
import { codePointLength } from '#shared/rules/text.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

interface CountedTextAreaProps<V extends FieldValues, Sent> extends Omit<
  ComponentProps<typeof TextArea>,
  'name' | 'ref'
> {
  control: Control<V, unknown, Sent>
  name: Path<V>
  label: string
  maxLength: number
  /** The text as it would be stored. */
  tidy: (text: string) => string
}

/** A field that says how many characters are left or over: input is never cut. */
export function CountedTextArea<V extends FieldValues, Sent>({
  control,
  name,
  label,
  maxLength,
  tidy,
  ...rest
}: CountedTextAreaProps<V, Sent>) {
  const counterId = useId()
  const text: string = useWatch({ control, name })
  const left = maxLength - codePointLength(tidy(text))
  const counter = (
    <span
      id={counterId}
      className={`text-chip tabular-nums ${left < 0 ? 'font-semibold text-danger' : 'font-medium text-muted'}`}
    >
      {left < 0 ? categoryDialogs.charactersOver(-left) : categoryDialogs.charactersLeft(left)}
    </span>
  )
  return (
    <FormField control={control} name={name} label={label} action={counter}>
      {(field) => (
        <TextArea
          {...rest}
          {...field}
          aria-describedby={[field['aria-describedby'], counterId].filter(Boolean).join(' ')}
          dir="auto"
          rows={3}
        />
      )}
    </FormField>
  )
}
