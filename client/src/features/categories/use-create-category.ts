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
import { categoryKeys } from './category-queries.ts'
import { selectLine, contentLines, type LineProblem } from './content-lines.ts'
import { addLinesOnce, createOnce, type Created } from './create-category.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import type { NewCategoryValues } from './new-category-form.ts'

const loadForm = () => import('./new-category-form.ts')
const loadResolver = async () => (await loadForm()).newCategoryResolver

const EMPTY: NewCategoryValues = { name: '', description: '', lines: '' }
const ADDING_FAILED = 'Failed to add content'

export type NewCategoryForm = UseFormReturn<NewCategoryValues>

export interface CategoryCreation {
  form: NewCategoryForm
  linesField: RefObject<HTMLTextAreaElement | null>
  /** The id that it will have, or has. */
  categoryId: string
  /** It is there, its items are not. */
  created: Category | undefined
  submit: () => Promise<void>
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'category-id-taken')
}

/** The form of a new category, kept while it is typed, and what creating it does. */
export function useCreateCategory(userId: string): CategoryCreation {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [before] = useState(() => keptDraft(userId))
  const [categoryId, setCategoryId] = useState(() => before?.categoryId ?? newCategoryId())
  const [created, setCreated] = useState<Category>()
  const linesField = useRef<HTMLTextAreaElement>(null)
  const form = useForm<NewCategoryValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: before?.values ?? EMPTY,
  })
  const { setError, getValues, subscribe, handleSubmit } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(userId, { categoryId, values }),
      }),
    [subscribe, userId, categoryId],
  )

  function sayLine({ message, line }: LineProblem): void {
    setError('lines', { message }, { shouldFocus: true })
    if (linesField.current) selectLine(linesField.current, line)
  }

  /** What was to be there is not, or is another's: the next attempt is a first one. */
  function startAnew(): void {
    setCreated(undefined)
    setCategoryId(newCategoryId())
  }

  async function create(values: NewCategoryValues): Promise<Created | undefined> {
    try {
      return await createOnce(categoryId, values, created)
    } catch (error) {
      if (isGone(error)) startAnew()
      showRefusal(error, 'Error creating category', ['name', 'description'], setError)
      return undefined
    }
  }

  /** @returns whether all of them are there */
  async function addLines(to: Created, { lines }: NewCategoryValues): Promise<boolean> {
    try {
      const refused = await addLinesOnce(to, contentLines(lines))
      if (!refused) return true
      setCreated(to.category)
      sayLine(refused)
      toast({ title: ADDING_FAILED, text: refused.message, destructive: true })
    } catch (error) {
      if (isGone(error)) startAnew()
      else setCreated(to.category)
      showRefusal(error, ADDING_FAILED, [], setError)
    }
    return false
  }

  async function createWithItems(values: NewCategoryValues): Promise<void> {
    const made = await create(values)
    if (!made) return
    if (!(await addLines(made, values))) return
    forgetDraft()
    void client.invalidateQueries({ queryKey: categoryKeys.all })
    toast({ title: 'Category created' })
    // Back from it leads to where one came from, not to an empty form.
    await navigate(paths.category(made.category.categoryId), { replace: true })
  }

  /** The code is there: it has just found something wrong. */
  async function showWrongLine({ name, description }: FieldErrors<NewCategoryValues>): Promise<void> {
    if (name ?? description) return
    const { wrongLineOf } = await loadForm()
    const line = wrongLineOf(getValues('lines'))
    if (line !== undefined && linesField.current) selectLine(linesField.current, line)
  }

  const submit = () => handleSubmit(createWithItems, showWrongLine)()
  return { form, linesField, categoryId, created, submit }
}
