import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ContentType } from '#shared/product.ts'
import { ApiError } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { showRefusal } from '../../lib/show-refusal.ts'
import { contentLines, refusedLine, type LineProblem } from './content-lines.ts'
import { itemForm, type ItemValues, type ItemWords } from './item-form.ts'
import { EMPTY_ITEM, ITEM_FIELDS } from './item-words.ts'
import { problemOf } from './line-problem.ts'
import { useAddItems } from './use-change-items.ts'

const FAILED = 'Failed to add content'
/** What the lines of a list are. */
const TYPE_OF_LINES: ContentType = 'scenario'

/** Adding one item through its form. */
export function useAddOne(categoryId: string, onAdded: () => void) {
  const { mutateAsync: add } = useAddItems(categoryId)
  const form = useForm<ItemValues, unknown, ItemWords>({
    resolver: zodResolver(itemForm),
    defaultValues: EMPTY_ITEM,
  })
  const submit = form.handleSubmit(async (item) => {
    try {
      await add(item)
      form.reset(EMPTY_ITEM)
      onAdded()
    } catch (error) {
      showRefusal(error, FAILED, ITEM_FIELDS, form.setError)
    }
  })
  return { form, submit, pending: form.formState.isSubmitting, clear: () => form.reset(EMPTY_ITEM) }
}

/** What is wrong with a list: a line of it, or all. */
export type ListProblem = Partial<LineProblem> & { message: string }

/** Adding a list, all of it or nothing; what is refused stays as it was typed. */
export function useAddList(categoryId: string, onAdded: () => void) {
  const { mutateAsync: add, isPending } = useAddItems(categoryId)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<ListProblem>()
  const lines = contentLines(text)

  async function submit(): Promise<void> {
    if (isPending) return
    const refused = lines.length === 0 ? { message: 'Write at least one line' } : problemOf(lines)
    if (refused) return setProblem(refused)
    try {
      await add({ items: lines.map(({ content }) => ({ content, contentType: TYPE_OF_LINES })) })
    } catch (error) {
      const { message } = error as Error
      const said = (error instanceof ApiError && refusedLine(lines, error.fields)) || { message }
      setProblem(said)
      return toast({ title: FAILED, text: said.message, destructive: true })
    }
    clear()
    onAdded()
  }

  function clear(): void {
    setText('')
    setProblem(undefined)
  }

  return {
    text,
    type: (typed: string) => {
      setText(typed)
      setProblem(undefined)
    },
    count: lines.length,
    problem,
    submit,
    pending: isPending,
    clear,
  }
}
