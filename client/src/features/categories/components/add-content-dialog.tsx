import { ListPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { DEFAULT_CONTENT_TYPE } from '#shared/category-choices.ts'
import { basics } from '#messages/basics.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { categoryScreen } from '#messages/category-screen.ts'
import { typeInto } from '../../../lib/forms/type-into.ts'
import { insertItems } from '../../../lib/lists/insert-items.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { addItems } from '../change-items.ts'
import { itemForm, type ItemDetails, type ItemValues } from '../item-form.ts'
import { parseItemLines } from '../item-lines.ts'
import { linesSchema } from '../new-category-form.ts'
import { useLinesForm } from '../use-lines-form.ts'
import type { CategoryDialogProps } from './category-dialog.ts'
import { ItemFields } from './item-fields.tsx'
import { LinesField } from './lines-field.tsx'

/** The fields are in the order of the form. */
const EMPTY_ITEM: ItemValues = { content: '', contentType: DEFAULT_CONTENT_TYPE, tags: '', source: '' }

const linesForm = z.object({
  lines: linesSchema.refine((text) => text.trim() !== '', { error: () => categoryDialogs.add.none }),
})

interface AddContentDialogProps extends CategoryDialogProps {
  open: boolean
}

/**
 * Adds one item or a list, all or nothing. Only Cancel discards the input: it is kept when the dialog is closed in any
 * other way, when the screen is left, and when the session ends.
 */
export default function AddContentDialog({ category, open, onClose }: AddContentDialogProps) {
  const id = useId()
  const { categoryId } = category
  const [mode, setMode] = useState<'single' | 'bulk'>('single')
  const one = useSentForm<ItemValues, ItemDetails>({
    resolver: zodResolver(itemForm),
    defaultValues: EMPTY_ITEM,
    unsaved: `unsaved-new-item:${categoryId}`,
    isKept: true,
    failed: categoryScreen.addFailed,
    send: async (typed) => {
      await addItems(categoryId, typed)
      one.reset(EMPTY_ITEM)
      onClose()
    },
  })
  const list = useLinesForm({
    resolver: zodResolver(linesForm),
    defaultValues: { lines: '' },
    unsaved: `unsaved-new-items:${categoryId}`,
    isKept: true,
    failed: categoryScreen.addFailed,
    send: async (_, items) => {
      await addItems(categoryId, { items })
      list.reset({ lines: '' })
      onClose()
    },
  })
  const content = one.watch('content')
  function addEachLine(): void {
    flushSync(() => setMode('bulk'))
    const field = list.field.current!
    field.focus()
    one.setValue('content', '')
    // If the code that reads lists cannot be loaded, the lines are inserted unchanged.
    void insertItems(field, { text: content }).catch(() => typeInto(field, content))
  }
  const single = (
    <SentForm id={id} form={one}>
      <ItemFields>
        {parseItemLines(content).length > 1 && (
          <Button variant="quiet" size="small" className="justify-self-start" onClick={addEachLine}>
            <ListPlus />
            <span>{categoryDialogs.add.eachLine}</span>
          </Button>
        )}
      </ItemFields>
      <FormError message={one.error} />
    </SentForm>
  )
  const bulk = (
    <SentForm id={id} form={list} className="">
      <LinesField
        field={list.field}
        label={categoryDialogs.add.items}
        hint={() => categoryDialogs.add.itemsHint}
        className="h-[clamp(7rem,34svh,17rem)]"
      />
      <FormError message={list.error} />
    </SentForm>
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
              one.reset(EMPTY_ITEM)
              list.reset({ lines: '' })
              onClose()
            }}
          >
            {basics.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            pending={one.isSubmitting || list.isSubmitting}
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
          { value: 'bulk', label: categoryDialogs.add.bulk, content: bulk },
        ]}
      />
    </Dialog>
  )
}

/** Focuses the text area instead of the tabs, which are the first focusable elements. */
function focusTextArea(event: Event): void {
  const field = (event.target as HTMLElement).querySelector('textarea')
  if (!field) return
  event.preventDefault()
  field.focus()
}
