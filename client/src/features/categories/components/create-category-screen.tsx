import { useWatch } from 'react-hook-form'
import { BULK_MAX_ITEMS, CONTENT_MAX_LENGTH, CONTENT_MIN_LENGTH } from '#shared/product.ts'
import { categoryTheme } from '#shared/rules/category-fill.ts'
import type { Category } from '#shared/schemas/category.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTheme } from '../../../lib/themes.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { parseItemLines, itemCountLabel, nextGridHint } from '../item-lines.ts'
import { unsavedCategory } from '../unsaved-category.ts'
import { useCreateCategory, type CategoryCreation, type NewCategoryForm } from '../use-create-category.ts'

const LINES_HINT = `One per line, ${CONTENT_MIN_LENGTH} to ${CONTENT_MAX_LENGTH} characters each, up to ${BULK_MAX_ITEMS} lines.`

function NameFields({ form: { control } }: { form: NewCategoryForm }) {
  return (
    <>
      <TextField control={control} name="name" label="Name" dir="auto" autoComplete="off" />
      <FormField control={control} name="description" label="Description (optional)">
        {(field) => <TextArea {...field} rows={3} dir="auto" />}
      </FormField>
    </>
  )
}

function LinesField({ form, linesField }: Pick<CategoryCreation, 'form' | 'linesField'>) {
  const text = useWatch({ control: form.control, name: 'lines' })
  const count = parseItemLines(text).length
  return (
    <FormField
      control={form.control}
      name="lines"
      label="Content items (optional)"
      hint={
        <>
          {LINES_HINT}
          {/* The line is always there, so that nothing moves while typing. */}
          <span className="block min-h-[1.5em] font-semibold text-text">{nextGridHint(count)}</span>
        </>
      }
      action={<span className="text-chip text-muted tabular-nums">{itemCountLabel(count)}</span>}
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
          placeholder={'Someone says “you’re on mute”\nThe dog joins the call'}
        />
      )}
    </FormField>
  )
}

/** Shown if the category is created but its items are not stored. */
function Created({ category }: { category: Category }) {
  return (
    <p className="rounded-panel bg-warn p-4 text-on-warn">
      “<bdi className="wrap-anywhere">{category.name}</bdi>” was created, but its items haven&apos;t been
      added yet.
    </p>
  )
}

function NewCategory({ userId }: { userId: string }) {
  const { form, linesField, categoryId, created, submit } = useCreateCategory(userId)
  const { errors, isSubmitting } = form.formState
  // The theme that the category's own screen will have.
  usePageTheme(categoryTheme(categoryId))
  return (
    <div className="page">
      <h1 className="mb-5 text-poster-46 lg:text-poster-52">New Category</h1>
      <form
        noValidate
        aria-label="New category"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
          <div className="panel grid gap-4">
            <NameFields form={form} />
          </div>
          <div className="panel">
            <LinesField form={form} linesField={linesField} />
          </div>
        </div>
        <div className="grid gap-2">
          <div role="status">{created && <Created category={created} />}</div>
          <FormError message={errors.root?.message} />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          {created ? (
            <ButtonLink
              to={paths.category(created.categoryId)}
              variant="outlined"
              onClick={unsavedCategory.remove}
            >
              Open it anyway
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.myCategories} variant="outlined" onClick={unsavedCategory.remove}>
              Cancel
            </ButtonLink>
          )}
          <Button type="submit" pending={isSubmitting} pendingLabel={created ? 'Adding...' : 'Creating...'}>
            {created ? 'Add Items' : 'Create Category'}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Keyed by user: if another user signs in in another tab, the form must not keep this user's input. */
export function CreateCategoryScreen({ userId }: { userId: string }) {
  return <NewCategory key={userId} userId={userId} />
}
