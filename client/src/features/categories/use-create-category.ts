import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { newCategoryId } from '#shared/ids.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError } from '../../lib/api-client.ts'
import { useLazyResolver } from '../../lib/lazy-resolver.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { showRefusal } from '../../lib/show-refusal.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { categoryKeys } from './category-queries.ts'
import { addLinesOnce, createOnce, type CategoryDetails, type Created } from './create-category.ts'
import { parseItemLines, selectLine, type LineError } from './item-lines.ts'
import type { NewCategoryValues } from './new-category-form.ts'
import { unsavedCategory } from './unsaved-category.ts'

export type NewCategoryForm = UseFormReturn<NewCategoryValues>

export interface CategoryCreation {
  form: NewCategoryForm
  linesField: RefObject<HTMLTextAreaElement | null>
  /** The id for the category, before and after it is created. */
  categoryId: string
  /** Set once the category exists without its items. */
  created: Category | undefined
  submit: () => Promise<void>
}

const EMPTY: NewCategoryValues = { name: '', description: '', lines: '' }
const ADDING_FAILED = 'Failed to add content'

const loadForm = () => import('./new-category-form.ts')
const loadResolver = async () => (await loadForm()).newCategoryResolver

function isIdUnusable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'category-id-taken')
}

/**
 * The form of a new category, stored while it is typed. Creating takes two requests, for the category and for its items; a
 * retry repeats only what is missing.
 */
export function useCreateCategory(userId: string): CategoryCreation {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [unsaved] = useState(() => unsavedCategory.read(userId))
  const [categoryId, setCategoryId] = useState(() => unsaved?.categoryId ?? newCategoryId())
  const [created, setCreated] = useState<Category>()
  /** What this page has tried to create under the id. */
  const attempts = useRef<CategoryDetails[]>([])
  const linesField = useRef<HTMLTextAreaElement>(null)
  const isMounted = useIsMounted()
  const form = useForm<NewCategoryValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: unsaved?.values ?? EMPTY,
  })
  const { setError, getValues, subscribe, handleSubmit } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => unsavedCategory.write(userId, { categoryId, values }),
      }),
    [subscribe, userId, categoryId],
  )

  function showLineError({ message, line }: LineError): void {
    setError('lines', { message }, { shouldFocus: true })
    if (linesField.current) selectLine(linesField.current, line)
  }

  /** The category has been deleted, or its id belongs to another one: the next attempt uses a new id. */
  function startOver(): string {
    const id = newCategoryId()
    attempts.current = []
    setCreated(undefined)
    setCategoryId(id)
    return id
  }

  async function create(values: NewCategoryValues, id = categoryId): Promise<Created | undefined> {
    attempts.current.push(values)
    try {
      return (await createOnce(id, values, attempts.current, created)) ?? (await create(values, startOver()))
    } catch (error) {
      if (isIdUnusable(error)) startOver()
      showRefusal(error, 'Error creating category', ['name', 'description'], setError)
      return undefined
    }
  }

  /** @returns whether all are stored */
  async function addLines(to: Created, { lines }: NewCategoryValues): Promise<boolean> {
    try {
      const rejected = await addLinesOnce(to, parseItemLines(lines))
      if (!rejected) return true
      setCreated(to.category)
      showLineError(rejected)
      toast({ title: ADDING_FAILED, text: rejected.message, destructive: true })
    } catch (error) {
      if (isIdUnusable(error)) startOver()
      else setCreated(to.category)
      showRefusal(error, ADDING_FAILED, [], setError)
    }
    return false
  }

  async function createWithItems(values: NewCategoryValues): Promise<void> {
    const result = await create(values)
    if (!result || !(await addLines(result, values))) return
    unsavedCategory.remove()
    void client.invalidateQueries({ queryKey: categoryKeys.all })
    const address = paths.category(result.category.categoryId)
    // An answer that comes late opens no screen.
    if (!isMounted()) {
      const open = () => void navigate(address)
      return toast({ title: 'Category created', action: { label: 'Open', run: open } })
    }
    toast({ title: 'Category created' })
    // So that Back skips the empty form.
    await navigate(address, { replace: true })
  }

  /** Loads nothing new: the form's code has just run the validation. */
  async function showWrongLine({ name, description }: FieldErrors<NewCategoryValues>): Promise<void> {
    if (name ?? description) return
    const { findWrongLine } = await loadForm()
    const line = findWrongLine(getValues('lines'))
    if (line !== undefined && linesField.current) selectLine(linesField.current, line)
  }

  const submit = () => handleSubmit(createWithItems, showWrongLine)()
  return { form, linesField, categoryId, created, submit }
}
