import { useEffect, useId, useRef, useState } from 'react'
import type { Category } from '#shared/schemas/category.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { itemsInWords, selectLine } from '../content-lines.ts'
import { useAddList, useAddOne, type ListProblem } from '../use-add-content.ts'
import { ItemFields } from './item-fields.tsx'

interface AddContentDialogProps {
  category: Category
  open: boolean
  onClose: () => void
}

/** Adds one item or a list of them. Closed by Cancel it forgets what was typed; closed otherwise it keeps it. */
export default function AddContentDialog({ category, open, onClose }: AddContentDialogProps) {
  const formId = useId()
  const [mode, setMode] = useState<'single' | 'bulk'>('single')
  const one = useAddOne(category.categoryId, onClose)
  const list = useAddList(category.categoryId, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
      title="Add Content"
      onOpenAutoFocus={focusOnWords}
      footer={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              one.clear()
              list.clear()
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={one.pending || list.pending} pendingLabel="Adding...">
            Add Content
          </Button>
        </>
      }
    >
      <Tabs
        label="How to add"
        value={mode}
        onChange={setMode}
        tabs={[
          { value: 'single', label: 'Single Item', content: <SingleItem id={formId} one={one} /> },
          { value: 'bulk', label: 'Bulk Add', content: <BulkAdd id={formId} list={list} /> },
        ]}
      />
    </Dialog>
  )
}

/** Where one starts to type, not the tabs above it. */
function focusOnWords(event: Event): void {
  const field = (event.target as HTMLElement).querySelector('textarea')
  if (!field) return
  event.preventDefault()
  field.focus()
}

function SingleItem({ id, one }: { id: string; one: ReturnType<typeof useAddOne> }) {
  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void one.submit(event)}>
      <ItemFields form={one.form} />
    </form>
  )
}

function BulkAdd({ id, list }: { id: string; list: ReturnType<typeof useAddList> }) {
  const countId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { problem } = list
  const shown = useRef(problem)
  useEffect(() => {
    if (shown.current === problem) return
    shown.current = problem
    if (problem && field.current) leadTo(problem, field.current)
  }, [problem])
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
        label="Items"
        hint="One per line. All are added, or none."
        error={problem?.message}
        action={
          <span id={countId} className="text-chip font-medium text-muted tabular-nums">
            {itemsInWords(list.count)}
          </span>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            aria-describedby={`${control['aria-describedby']} ${countId}`}
            ref={field}
            dir="auto"
            className="bulk-lines"
            value={list.text}
            onChange={(event) => list.type(event.currentTarget.value)}
          />
        )}
      </Field>
    </form>
  )
}

/** Marks the refused line, with what is wrong below it in view. */
function leadTo({ line }: ListProblem, field: HTMLTextAreaElement): void {
  field.focus()
  if (line !== undefined) selectLine(field, line)
  field.parentElement?.lastElementChild?.scrollIntoView({ block: 'nearest' })
}
