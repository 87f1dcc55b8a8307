import { useEffect, useId, useRef, useState } from 'react'
import type { Category } from '#shared/schemas/category.ts'
import { basics } from '#messages/basics.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { categoryItems } from '#messages/category-items.ts'
import { categoryScreen } from '#messages/category-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ListFileButton } from '../../../ui/list-file-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { selectLine, parseItemLines, findRefusedLine, type LineError } from '../item-lines.ts'
import { ItemFields } from './item-fields.tsx'
import { DEFAULT_CONTENT_TYPE, type ContentType } from '#shared/product.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { insertItems, listHandlers } from '../../../lib/lists/insert-items.ts'
import { showError } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { itemForm, type ItemValues, type ItemDetails } from '../item-form.ts'
import { findLineError } from '../new-category-form.ts'
import { useAddItems } from '../use-change-items.ts'

/** In the order of the form. */
const EMPTY_ITEM: ItemValues = { content: '', contentType: DEFAULT_CONTENT_TYPE, tags: '', source: '' }
const LINE_TYPE: ContentType = 'scenario'

/** The form that adds one item. */
function useAddOne(categoryId: string, onAdded: () => void) {
  const { mutateAsync: add } = useAddItems(categoryId)
  const form = useSentForm<ItemValues, ItemDetails>({
    resolver: zodResolver(itemForm),
    defaultValues: EMPTY_ITEM,
    failed: categoryScreen.addFailed,
    send: async (item) => {
      await add(item)
      form.reset()
      onAdded()
    },
  })
  return form
}

/** An error of a line, or of the list as a whole. */
type ListError = Partial<LineError> & { message: string }

/** The form that adds a list, all of it or nothing. Its text stays if the list is rejected. */
function useAddList(categoryId: string, onAdded: () => void) {
  const { mutateAsync: add, isPending } = useAddItems(categoryId)
  const [text, setText] = useState('')
  const [listError, setListError] = useState<ListError>()
  const lines = parseItemLines(text)

  async function submit(): Promise<void> {
    if (isPending) return
    const refused = lines.length === 0 ? { message: categoryDialogs.add.none } : await findLineError(lines)
    if (refused) return setListError(refused)
    try {
      await add({ items: lines.map(({ content }) => ({ content, contentType: LINE_TYPE })) })
    } catch (error) {
      const { message } = error as Error
      const shown: ListError = (error instanceof ApiError && findRefusedLine(lines, error.fields)) || {
        message,
      }
      setListError(shown)
      return showError(categoryScreen.addFailed, shown.message)
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

interface AddContentDialogProps {
  category: Category
  open: boolean
  onClose: () => void
}

/** Adds one item or a list. Cancel discards the input; closing in any other way keeps it. */
export default function AddContentDialog({ category, open, onClose }: AddContentDialogProps) {
  const formId = useId()
  const [mode, setMode] = useState<'single' | 'bulk'>('single')
  const one = useAddOne(category.categoryId, onClose)
  const list = useAddList(category.categoryId, onClose)
  const single = (
    <form id={formId} noValidate className="grid gap-4" onSubmit={one.onSubmit}>
      <ItemFields control={one.control} error={one.error} />
    </form>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={categoryDialogs.add.title}
      onOpenAutoFocus={focusTextArea}
      footer={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              one.reset()
              list.clear()
              onClose()
            }}
          >
            {basics.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={one.isSubmitting || list.pending}
            pendingLabel={categoryDialogs.add.adding}
          >
            {categoryDialogs.add.add}
          </Button>
        </>
      }
    >
      <Tabs
        label={categoryDialogs.add.how}
        value={mode}
        onChange={setMode}
        tabs={[
          { value: 'single', label: categoryDialogs.add.single, content: single },
          { value: 'bulk', label: categoryDialogs.add.bulk, content: <BulkAdd id={formId} list={list} /> },
        ]}
      />
    </Dialog>
  )
}

/** Instead of the tabs, which are the first focusable elements. */
function focusTextArea(event: Event): void {
  const field = (event.target as HTMLElement).querySelector('textarea')
  if (!field) return
  event.preventDefault()
  field.focus()
}

function BulkAdd({ id, list }: { id: string; list: ReturnType<typeof useAddList> }) {
  const countId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { error } = list
  const shown = useRef(error)
  useEffect(() => {
    if (shown.current === error) return
    shown.current = error
    if (error && field.current) focusOnError(error, field.current)
  }, [error])
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void list.submit()
      }}
    >
      <Field
        label={categoryDialogs.add.items}
        hint={categoryDialogs.add.itemsHint}
        error={error?.message}
        action={
          <span id={countId} className="text-chip font-medium text-muted tabular-nums">
            {categoryItems.count(list.count)}
          </span>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            aria-describedby={`${control['aria-describedby']} ${countId}`}
            ref={field}
            dir="auto"
            className="h-[clamp(7rem,34svh,17rem)]"
            value={list.text}
            onChange={(event) => list.type(event.currentTarget.value)}
            {...listHandlers}
          />
        )}
      </Field>
      <ListFileButton onList={(opened) => field.current && insertItems(field.current, opened)} />
    </form>
  )
}

/** Selects the rejected line and scrolls the message below the field into view. */
function focusOnError({ line }: ListError, field: HTMLTextAreaElement): void {
  field.focus()
  if (line !== undefined) selectLine(field, line)
  field.parentElement?.lastElementChild?.scrollIntoView({ block: 'nearest' })
}
