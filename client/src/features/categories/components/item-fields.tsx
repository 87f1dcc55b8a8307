import { useId, type KeyboardEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { CONTENT_MAX_LENGTH, CONTENT_TYPES, TAGS_PER_ITEM } from '#shared/product.ts'
import { codePointLength, tidyLine } from '#shared/rules/text.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FormError } from '../../auth/components/form-error.tsx'
import type { ItemValues, ItemWords } from '../item-form.ts'
import { TYPE_NAMES } from '../item-list.ts'
import { LeftCounter } from './left-counter.tsx'

export type ItemFormReturn = UseFormReturn<ItemValues, unknown, ItemWords>

/** An item is one line, so that Enter sends it; the field has several only to show a long one. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** What an item is made of, to add or to change it. */
export function ItemFields({ form }: { form: ItemFormReturn }) {
  const counterId = useId()
  const { register, control, formState } = form
  const { errors } = formState
  const content = useWatch({ control, name: 'content' })
  const left = CONTENT_MAX_LENGTH - codePointLength(tidyLine(content))
  return (
    <>
      <Field
        label="Content"
        error={errors.content?.message}
        action={<LeftCounter id={counterId} left={left} />}
      >
        {(field) => (
          <TextArea
            {...field}
            {...register('content')}
            aria-describedby={[field['aria-describedby'], counterId].filter(Boolean).join(' ')}
            dir="auto"
            rows={3}
            enterKeyHint="done"
            onKeyDown={submitOnEnter}
          />
        )}
      </Field>
      <Field label="Type" error={errors.contentType?.message}>
        {(field) => (
          <Select {...field} {...register('contentType')}>
            {CONTENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPE_NAMES[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Tags (optional)"
        error={errors.tags?.message}
        hint={`Up to ${TAGS_PER_ITEM}, with commas between: pets, classic`}
      >
        {(field) => (
          <TextInput {...field} {...register('tags')} dir="auto" autoComplete="off" autoCapitalize="none" />
        )}
      </Field>
      <Field label="Source (optional)" error={errors.source?.message} hint="Where it comes from">
        {(field) => <TextInput {...field} {...register('source')} dir="auto" autoComplete="off" />}
      </Field>
      <FormError message={errors.root?.message} />
    </>
  )
}
