import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { newCategoryId } from '#shared/ids.ts'
import { newCategory } from '#messages/new-category.ts'
import { useLazyResolver } from '../../lib/forms/lazy-resolver.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { refetchAll } from './category-cache.ts'
import { createOnce } from './create-category.ts'
import type { NewCategoryValues } from './new-category-form.ts'
import { EMPTY_CATEGORY, unsavedCategory } from './unsaved-category.ts'
import { useLinesForm } from './use-lines-form.ts'

const loadResolver = async () => (await import('./new-category-form.ts')).newCategoryResolver

/** The form of a new category, stored while it is typed. */
export function useCreateCategory(userId: string) {
  const navigate = useNavigate()
  const [unsaved] = useState(() => unsavedCategory.read(userId))
  /** The id that the category will have, unless its text is changed after a failure. */
  const [categoryId] = useState(() => (unsaved?.isSent ? unsaved.categoryId : newCategoryId()))
  /** For the current text: one that was sent keeps it, so that a retry creates nothing twice. */
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
      // An answer that comes late opens no screen.
      if (!isMounted()) {
        const open = () => void navigate(address)
        return toast({ title: newCategory.created, action: { label: newCategory.open, run: open } })
      }
      toast({ title: newCategory.created })
      // So that Back skips the empty form.
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
