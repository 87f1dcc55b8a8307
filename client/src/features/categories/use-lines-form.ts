import { useRef } from 'react'
import { ApiError } from '../../lib/api-client.ts'
import { useSentForm, type SentFormOptions } from '../../lib/forms/use-sent-form.ts'
import type { ContentType } from '#shared/category-choices.ts'
import { findRefusedLine, parseItemLines, selectLine, type LineError } from './item-lines.ts'

const LINE_TYPE: ContentType = 'scenario'

interface NewItem {
  content: string
  contentType: ContentType
}

interface LinesFormOptions<V extends { lines: string }> extends Pick<
  SentFormOptions<V, V>,
  'resolver' | 'defaultValues' | 'unsaved' | 'isKept' | 'failed'
> {
  /** Sends the form; all items are stored, or none. */
  send: (values: V, items: NewItem[]) => Promise<void>
}

/** Provides a form with one item per line in the field `lines`. Selects a line that is invalid or rejected. */
export function useLinesForm<V extends { lines: string }>({ send, ...options }: LinesFormOptions<V>) {
  const field = useRef<HTMLTextAreaElement>(null)
  function show(wrong: LineError | undefined): void {
    if (!wrong || !field.current) return
    selectLine(field.current, wrong.line)
    // Scrolls to the error message below the field.
    field.current.parentElement?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }
  const form = useSentForm<V>({
    ...options,
    send: async (values) => {
      const lines = parseItemLines(values.lines)
      const items = lines.map(({ content }) => ({ content, contentType: LINE_TYPE }))
      try {
        await send(values, items)
      } catch (error) {
        const refused = error instanceof ApiError && findRefusedLine(lines, error.fields)
        if (!refused) throw error
        show(refused)
        const { message } = refused
        throw new ApiError(error.status, { message, code: error.code, fields: { lines: message } })
      }
    },
    onInvalid: async ({ lines, ...others }) => {
      if (!lines || Object.keys(others).length > 0) return
      // Loads nothing new: the form has just run the validation.
      const { findLineError } = await import('./new-category-form.ts')
      show(await findLineError(parseItemLines(form.getValues().lines)))
    },
  })
  return { ...form, field }
}
