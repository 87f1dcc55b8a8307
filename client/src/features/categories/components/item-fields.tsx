import type { ReactNode } from 'react'
import { CONTENT_TYPES } from '#shared/category-choices.ts'
import { CONTENT_MAX_LENGTH, TAGS_PER_ITEM } from '#shared/product.ts'
import { tidyLine } from '#shared/rules/text.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { categoryItems } from '#messages/category-items.ts'
import { categoryScreen } from '#messages/category-screen.ts'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { submitOnEnter } from '../../../ui/text-area.tsx'
import { CountedTextArea } from './counted-text-area.tsx'

/** The form fields of an item. `children` are rendered below its text. */
export function ItemFields({ children }: { children?: ReactNode }) {
  return (
    <>
      <CountedTextArea
        name="content"
        label={categoryDialogs.item.content}
        maxLength={CONTENT_MAX_LENGTH}
        tidy={tidyLine}
        enterKeyHint="done"
        onKeyDown={submitOnEnter}
      />
      {children}
      <FormField name="contentType" label={categoryScreen.type}>
        {(field) => (
          <Select {...field} options={CONTENT_TYPES.map((type) => [type, categoryItems.types[type]])} />
        )}
      </FormField>
      <TextField
        name="tags"
        label={categoryDialogs.item.tags}
        hint={categoryDialogs.item.tagsHint(TAGS_PER_ITEM)}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
      />
      <TextField
        name="source"
        label={categoryDialogs.item.source}
        hint={categoryDialogs.item.sourceHint}
        dir="auto"
        autoComplete="off"
      />
    </>
  )
}
