import { useAtomValue } from 'jotai'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { basics } from '#messages/basics.ts'
import { categoryUse } from '#messages/category-use.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { Field } from '../../../ui/field.tsx'
import { rich } from '../../../ui/rich.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useRights } from '../category-rights.ts'
import { gridChoices, missingFor, useCardOptions } from '../use-card-options.ts'
import { useCreateCard } from '../use-create-card.ts'
import type { CategoryDialogProps } from './category-dialog.ts'

/** Focuses the selected grid size instead of the first one. */
function focusChosen(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.querySelector<HTMLElement>('input:checked')?.focus()
}

/** Creates a card from a category's items. If the dialog is closed meanwhile, a toast offers the card. */
export default function UseDialog({ category, onClose }: CategoryDialogProps) {
  const formId = useId()
  const missingItemsId = useId()
  const countField = useRef<HTMLInputElement>(null)
  const card = useCardOptions(category.itemCount)
  const creation = useCreateCard(category)
  const { status } = useAtomValue(sessionAtom)
  const { editItems } = useRights(category)
  const [countError, setCountError] = useState<string>()
  const missing = missingFor(category.itemCount)
  const refused = creation.error instanceof ApiError ? creation.error.fields : {}
  /** Wraps a setter so that changing an option clears the errors. */
  const resettingErrors =
    <T,>(change: (to: T) => void) =>
    (to: T) => {
      setCountError(undefined)
      if (creation.isError) creation.reset()
      change(to)
    }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (creation.isPending || missing > 0) return
    if (card.isCountValid) return creation.mutate(card.options)
    setCountError(categoryUse.wrongCount(card.minCount, category.itemCount))
    countField.current?.focus()
  }

  return (
    <Dialog
      onClose={onClose}
      onOpenAutoFocus={focusChosen}
      title={categoryUse.title}
      description={
        <span className="line-clamp-3 [overflow-wrap:anywhere]">
          {rich(categoryUse.text, { name: () => <bdi>{category.name}</bdi> })}
        </span>
      }
      cancel={basics.cancel}
      footer={
        <Button
          type="submit"
          form={formId}
          {...(missing > 0 && { disabled: true, 'aria-describedby': missingItemsId })}
          pending={creation.isPending}
          pendingLabel={categoryUse.creating}
        >
          {categoryUse.create}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {missing > 0 && (
          <p id={missingItemsId} className="font-semibold">
            {editItems ? categoryUse.add(missing) : categoryUse.needs(missing)}
          </p>
        )}
        <Segmented
          legend={categoryUse.gridSize}
          value={card.options.gridSize}
          onChange={resettingErrors(card.setGridSize)}
          {...gridChoices(category.itemCount)}
        />
        <Switch
          label={categoryUse.freeSpace}
          checked={card.options.hasFreeSpace}
          onChange={resettingErrors(card.setFreeSpace)}
          disabled={card.options.gridSize !== 5}
          hint={card.options.gridSize === 5 ? undefined : categoryUse.freeSpaceHint}
        />
        <Field
          label={categoryUse.count}
          hint={
            card.hasChoice && countError === undefined
              ? categoryUse.countHint(card.minCount, category.itemCount)
              : undefined
          }
          error={countError ?? refused.count}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={countField}
              type="number"
              inputMode="numeric"
              enterKeyHint="done"
              className="disabled:opacity-45"
              min={card.minCount}
              max={category.itemCount}
              disabled={!card.hasChoice}
              value={card.count}
              onChange={(event) => resettingErrors(card.setCount)(event.currentTarget.value)}
            />
          )}
        </Field>
        {status === 'signed-out' && missing === 0 && (
          <p className="text-chip text-muted">{categoryUse.guest}</p>
        )}
        <FormError
          message={refused.count === undefined ? (refused.gridSize ?? creation.error?.message) : undefined}
        />
      </form>
    </Dialog>
  )
}
