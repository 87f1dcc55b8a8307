import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { InputOf } from '#shared/contract/calls.ts'
import { newCategoryId } from '#shared/ids.ts'
import type { Category } from '#shared/schemas/category.ts'
import { basics } from '#messages/basics.ts'
import { newCategory } from '#messages/new-category.ts'
import { useLazyResolver } from '../../lib/forms/lazy-resolver.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { orFound } from '../../lib/lost-answers.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { refetchAll } from './category-cache.ts'
import type { NewCategoryValues } from './new-category-form.ts'
import { EMPTY_CATEGORY, unsavedCategory } from './unsaved-category.ts'
import { useLinesForm } from './use-lines-form.ts'

type NewCategory = InputOf<'createCategory', 'body'> & {
  description: string
  items: { content: string }[]
}

const create = (body: NewCategory): Promise<Category> =>
  orFound(call('createCategory', { body }), ({ category }) => {
    const isSame =
      category?.isOwner &&
      category.name === body.name &&
      category.description === body.description &&
      category.itemCount === body.items.length
    return isSame ? category : undefined
  })

/**
 * Creates a category with its items, all or none. A repeated request counts as created.
 * @param otherId makes a new id if another category already has this one, as a duplicated tab starts with the same id
 */
const createOnce = (body: NewCategory, otherId: () => string): Promise<Category> =>
  create(body).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'category-id-taken') throw error
    return create({ ...body, categoryId: otherId() })
  })

const loadResolver = async () => (await import('./new-category-form.ts')).newCategoryResolver

/** Provides the form of a new category, which is stored while the user types. */
export function useCreateCategory(userId: string) {
  const navigate = useNavigate()
  const [unsaved] = useState(() => unsavedCategory.read(userId))
  /** The id that the category will have, unless its text is changed after a failure. */
  const [categoryId] = useState(() => (unsaved?.isSent ? unsaved.categoryId : newCategoryId()))
  /** The id for the current text. Text that was sent keeps its id, so that a retry creates no second category. */
  const id = useRef(categoryId)
  const isSent = useRef(unsaved?.isSent === true)
  const isMounted = useIsMounted()
  const form = useLinesForm<NewCategoryValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: unsaved?.values ?? EMPTY_CATEGORY,
    failed: newCategory.failed,
    send: async (values, items) => {
      const { name, description } = values
      const sentAs = (categoryId: string) => {
        isSent.current = true
        unsavedCategory.write(userId, { categoryId, isSent: true, values })
        return (id.current = categoryId)
      }
      const category = await createOnce({ categoryId: sentAs(id.current), name, description, items }, () =>
        sentAs(newCategoryId()),
      )
      unsavedCategory.remove()
      refetchAll()
      const address = paths.category(category.categoryId)
      // The user has left the screen meanwhile: offer to open the category instead of navigating.
      if (!isMounted()) {
        const open = () => void navigate(address)
        return toast({ title: newCategory.created, action: { label: basics.open, run: open } })
      }
      toast({ title: newCategory.created })
      // Replace the history entry, so that Back skips the empty form.
      await navigate(address, { replace: true })
    },
  })
  const { subscribe } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isSent.current) id.current = newCategoryId()
          isSent.current = false
          unsavedCategory.write(userId, { categoryId: id.current, values })
        },
      }),
    [subscribe, userId],
  )
  return { form, categoryId }
}
