import { useId, type KeyboardEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { CONTENT_MAX_LENGTH, CONTENT_TYPES, TAGS_PER_ITEM } from '#shared/product.ts'
import { codePointLength, tidyLine } from '#shared/rules/text.ts'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import type { ItemValues, ItemDetails } from '../item-form.ts'
import { isComposing } from '../../../lib/is-composing.ts'
import { TYPE_LABELS } from '../item-list.ts'
import { CharactersLeft } from './characters-left.tsx'

export type ItemFormReturn = UseFormReturn<ItemValues, unknown, ItemDetails>

/** Enter submits: an item is one line, and the field has several only to show long items. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || isComposing(event)) return
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** The form fields of an item. */
export function ItemFields({ form }: { form: ItemFormReturn }) {
  const counterId = useId()
  const { control, formState } = form
  const content = useWatch({ control, name: 'content' })
  const left = CONTENT_MAX_LENGTH - codePointLength(tidyLine(content))
  return (
    <>
      <FormField
        control={control}
        name="content"
        label="Content"
        action={<CharactersLeft id={counterId} left={left} />}
      >
        {(field) => (
          <TextArea
            {...field}
            aria-describedby={[field['aria-describedby'], counterId].filter(Boolean).join(' ')}
            dir="auto"
            rows={3}
            enterKeyHint="done"
            onKeyDown={submitOnEnter}
          />
        )}
      </FormField>
      <FormField control={control} name="contentType" label="Type">
        {(field) => (
          <Select {...field}>
            {CONTENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPE_LABELS[type]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <TextField
        control={control}
        name="tags"
        label="Tags (optional)"
        hint={`Up to ${TAGS_PER_ITEM}, separated by commas: pets, classic`}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
      />
      <TextField
        control={control}
        name="source"
        label="Source (optional)"
        hint="A book, a show, a person"
        dir="auto"
        autoComplete="off"
      />
      <FormError message={formState.errors.root?.message} />
    </>
  )
}
