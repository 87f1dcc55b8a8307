import { basics } from '#messages/basics.ts'
import { newCategory } from '#messages/new-category.ts'
import { BULK_MAX_ITEMS, CONTENT_MAX_LENGTH, CONTENT_MIN_LENGTH } from '#shared/product.ts'
import { categoryTheme } from '#shared/rules/category-fill.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTheme } from '../../../lib/page/themes.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { nextGridHint } from '../item-lines.ts'
import { unsavedCategory } from '../unsaved-category.ts'
import { useCreateCategory } from '../use-create-category.ts'
import { LinesField } from './lines-field.tsx'
import { withQueries } from '../../../lib/query-client.ts'
import { useTitle } from '../../../lib/page/use-title.ts'

/** `/create-category`, for signed-in users. */
function CreateCategoryScreen({ user }: { user: SelfUser }) {
  useTitle(newCategory.title)
  const { form, categoryId } = useCreateCategory(user.id)
  // The theme that the category's own screen will have.
  usePageTheme(categoryTheme(categoryId))
  return (
    <div className="page">
      <h1 className="mb-5 text-poster-46 lg:text-poster-52">{newCategory.title}</h1>
      <SentForm form={form} aria-label={newCategory.form} className="panel grid gap-4">
        <div className="grid gap-5 lg:grid-cols-[2fr_3fr] lg:gap-8">
          <div className="grid content-start gap-4">
            <TextField name="name" label={newCategory.name} dir="auto" autoComplete="off" />
            <FormField name="description" label={newCategory.description}>
              {(field) => <TextArea {...field} />}
            </FormField>
          </div>
          <div>
            <LinesField
              field={form.field}
              label={newCategory.items}
              hint={(count) => (
                <>
                  <span>{newCategory.itemsHint(CONTENT_MIN_LENGTH, CONTENT_MAX_LENGTH, BULK_MAX_ITEMS)}</span>
                  {/* Rendered even when empty, so that nothing moves while typing. */}
                  <span className="block min-h-[1.5em] font-semibold text-text">{nextGridHint(count)}</span>
                </>
              )}
              rows={12}
              placeholder={newCategory.itemsExample}
            />
          </div>
        </div>
        <FormError message={form.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={paths.myCategories} variant="outlined" onClick={unsavedCategory.remove}>
            {basics.cancel}
          </ButtonLink>
          <Button type="submit" pending={form.isSubmitting} pendingLabel={newCategory.creating}>
            {newCategory.create}
          </Button>
        </div>
      </SentForm>
    </div>
  )
}

export default withQueries(CreateCategoryScreen)
