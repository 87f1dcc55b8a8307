import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { ContentType } from '#shared/product.ts'
import { ApiError } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { useSentForm } from '../../lib/use-sent-form.ts'
import { parseItemLines, findRefusedLine, type LineError } from './item-lines.ts'
import { itemForm, type ItemValues, type ItemDetails } from './item-form.ts'
import { EMPTY_ITEM } from './item-details.ts'
import { findLineError } from './new-category-form.ts'
import { ADD_FAILED, useAddItems } from './use-change-items.ts'

const LINE_TYPE: ContentType = 'scenario'

/** The form that adds one item. */
export function useAddOne(categoryId: string, onAdded: () => void) {
  const { mutateAsync: add } = useAddItems(categoryId)
  const form = useSentForm<ItemValues, ItemDetails>({
    resolver: zodResolver(itemForm),
    defaultValues: EMPTY_ITEM,
    failed: ADD_FAILED,
    send: async (item) => {
      await add(item)
      form.reset(EMPTY_ITEM)
      onAdded()
    },
  })
  return { ...form, clear: () => form.reset(EMPTY_ITEM) }
}

/** An error of a line, or of the list as a whole. */
export type ListError = Partial<LineError> & { message: string }

/** The form that adds a list, all of it or nothing. Its text stays if the list is rejected. */
export function useAddList(categoryId: string, onAdded: () => void) {
  const { mutateAsync: add, isPending } = useAddItems(categoryId)
  const [text, setText] = useState('')
  const [listError, setListError] = useState<ListError>()
  const lines = parseItemLines(text)

  async function submit(): Promise<void> {
    if (isPending) return
    const refused = lines.length === 0 ? { message: 'Add at least one line' } : findLineError(lines)
    if (refused) return setListError(refused)
    try {
      await add({ items: lines.map(({ content }) => ({ content, contentType: LINE_TYPE })) })
    } catch (error) {
      const { message } = error as Error
      const shown: ListError = (error instanceof ApiError && findRefusedLine(lines, error.fields)) || {
        message,
      }
      setListError(shown)
      return toast({ title: ADD_FAILED, text: shown.message, destructive: true })
    }
    clear()
    onAdded()
  }

  function clear(): void {
    setText('')
    setListError(undefined)
  }

  return {
    text,
    type: (typed: string) => {
      setText(typed)
      setListError(undefined)
    },
    count: lines.length,
    error: listError,
    submit,
    pending: isPending,
    clear,
  }
}
