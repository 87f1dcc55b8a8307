import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { newCategoryId } from '#shared/ids.ts'
import { newCategory } from '#messages/new-category.ts'
import { ApiError } from '../../lib/api-client.ts'
import { useLazyResolver } from '../../lib/forms/lazy-resolver.ts'
import { paths } from '../../lib/paths.ts'
import { showError, toast } from '../../lib/toast.ts'
import { showRefusal } from '../../lib/show-refusal.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { refetchAll } from './category-cache.ts'
import { createOnce } from './create-category.ts'
import { findRefusedLine, parseItemLines, selectLine, type ItemLine, type LineError } from './item-lines.ts'
import type { NewCategoryValues } from './new-category-form.ts'
import { EMPTY_CATEGORY, unsavedCategory } from './unsaved-category.ts'

const loadForm = () => import('./new-category-form.ts')
const loadResolver = async () => (await loadForm()).newCategoryResolver

/** The form of a new category, stored while it is typed. */
export function useCreateCategory(userId: string) {
  const navigate = useNavigate()
  const [unsaved] = useState(() => unsavedCategory.read(userId))
  /** The id that the category will have, unless its text is changed after a failure. */
  const [categoryId] = useState(() => unsaved?.categoryId ?? newCategoryId())
  /** For the current text: one that was sent keeps it, so that a retry creates nothing twice. */
  const id = useRef(categoryId)
  const isSent = useRef(false)
  const linesField = useRef<HTMLTextAreaElement>(null)
  const isMounted = useIsMounted()
  const form = useForm<NewCategoryValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: unsaved?.values ?? EMPTY_CATEGORY,
  })
  const { setError, getValues, subscribe, handleSubmit } = form

  function otherId(): string {
    isSent.current = false
    return (id.current = newCategoryId())
  }

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isSent.current) otherId()
          unsavedCategory.write(userId, { categoryId: id.current, values })
        },
      }),
    [subscribe, userId],
  )

  function showLineError({ message, line }: LineError): void {
    setError('lines', { message }, { shouldFocus: true })
    if (linesField.current) selectLine(linesField.current, line)
  }

  function showFailure(error: unknown, lines: readonly ItemLine[]): void {
    const refused = error instanceof ApiError ? findRefusedLine(lines, error.fields) : undefined
    if (!refused) return showRefusal(error, newCategory.failed, ['name', 'description'], setError)
    showLineError(refused)
    showError(newCategory.failed, refused.message)
  }

  async function create({ name, description, lines: text }: NewCategoryValues): Promise<void> {
    const lines = parseItemLines(text)
    const items = lines.map(({ content }) => ({ content, contentType: 'scenario' as const }))
    isSent.current = true
    let category
    try {
      category = await createOnce({ categoryId: id.current, name, description, items }, otherId)
    } catch (error) {
      return showFailure(error, lines)
    }
    unsavedCategory.remove()
    refetchAll()
    const address = paths.category(category.categoryId)
    // An answer that comes late opens no screen.
    if (!isMounted()) {
      const open = () => void navigate(address)
      return toast({ title: newCategory.created, action: { label: newCategory.open, run: open } })
    }
    toast({ title: newCategory.created })
    // So that Back skips the empty form.
    await navigate(address, { replace: true })
  }

  /** Loads nothing new: the form's code has just run the validation. */
  async function showWrongLine({ name, description }: FieldErrors<NewCategoryValues>): Promise<void> {
    if (name ?? description) return
    const { findLineError } = await loadForm()
    const wrong = await findLineError(parseItemLines(getValues('lines')))
    if (wrong && linesField.current) selectLine(linesField.current, wrong.line)
  }

  const onSubmit = (event: SubmitEvent) => void handleSubmit(create, showWrongLine)(event)
  return { form, linesField, categoryId, onSubmit }
}

export type CategoryCreation = ReturnType<typeof useCreateCategory>
