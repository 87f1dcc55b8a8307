import { useWatch } from 'react-hook-form'
import { BULK_MAX_ITEMS, CONTENT_MAX_LENGTH, CONTENT_MIN_LENGTH } from '#shared/product.ts'
import { categoryTheme } from '#shared/rules/category-fill.ts'
import { basics } from '#messages/basics.ts'
import { categoryItems } from '#messages/category-items.ts'
import { newCategory } from '#messages/new-category.ts'
import { insertItems, listHandlers } from '../../../lib/lists/insert-items.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTheme } from '../../../lib/page/themes.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { ListFileButton } from '../../../ui/list-file-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { parseItemLines, nextGridHint } from '../item-lines.ts'
import { unsavedCategory } from '../unsaved-category.ts'
import { useCreateCategory, type CategoryCreation } from '../use-create-category.ts'

function LinesField({ form, linesField }: Pick<CategoryCreation, 'form' | 'linesField'>) {
  const text = useWatch({ control: form.control, name: 'lines' })
  const count = parseItemLines(text).length
  return (
    <FormField
      control={form.control}
      name="lines"
      label={newCategory.items}
      hint={
        <>
          <span>{newCategory.itemsHint(CONTENT_MIN_LENGTH, CONTENT_MAX_LENGTH, BULK_MAX_ITEMS)}</span>
          {/* The line is always there, so that nothing moves while typing. */}
          <span className="block min-h-[1.5em] font-semibold text-text">{nextGridHint(count)}</span>
        </>
      }
      action={<span className="text-chip text-muted tabular-nums">{categoryItems.count(count)}</span>}
    >
      {({ ref, ...field }) => (
        <TextArea
          {...field}
          ref={(element) => {
            ref(element)
            linesField.current = element
          }}
          rows={12}
          dir="auto"
          placeholder={newCategory.itemsExample}
          {...listHandlers}
        />
      )}
    </FormField>
  )
}

export function CreateCategoryScreen({ userId }: { userId: string }) {
  const { form, linesField, categoryId, onSubmit } = useCreateCategory(userId)
  const { control, formState } = form
  // The theme that the category's own screen will have.
  usePageTheme(categoryTheme(categoryId))
  return (
    <div className="page">
      <h1 className="mb-5 text-poster-46 lg:text-poster-52">{newCategory.title}</h1>
      <form noValidate aria-label={newCategory.form} className="grid gap-4" onSubmit={onSubmit}>
        <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
          <div className="panel grid gap-4">
            <TextField control={control} name="name" label={newCategory.name} dir="auto" autoComplete="off" />
            <FormField control={control} name="description" label={newCategory.description}>
              {(field) => <TextArea {...field} rows={3} dir="auto" />}
            </FormField>
          </div>
          <div className="panel">
            <LinesField form={form} linesField={linesField} />
            <ListFileButton
              onList={(opened) => linesField.current && insertItems(linesField.current, opened)}
            />
          </div>
        </div>
        <FormError message={formState.errors.root?.message} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={paths.myCategories} variant="outlined" onClick={unsavedCategory.remove}>
            {basics.cancel}
          </ButtonLink>
          <Button type="submit" pending={formState.isSubmitting} pendingLabel={newCategory.creating}>
            {newCategory.create}
          </Button>
        </div>
      </form>
    </div>
  )
}
