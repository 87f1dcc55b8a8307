import { useId, useRef, useState, type SubmitEvent } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Session } from '../../../lib/session-atom.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { getRights } from '../category-rights.ts'
import { gridChoices, missingFor, useCardOptions } from '../use-card-options.ts'
import { useCreateCard } from '../use-create-card.ts'

interface UseDialogProps {
  category: Category
  session: Session
  onClose: () => void
}

/** Focuses the selected grid size instead of the first one. */
function focusChosen(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.querySelector<HTMLElement>('input:checked')?.focus()
}

/** Creates a card from a category's items. A card that is created after it was closed is offered in a toast. */
export default function UseDialog({ category, session, onClose }: UseDialogProps) {
  const missingItemsId = useId()
  const countField = useRef<HTMLInputElement>(null)
  const card = useCardOptions(category.itemCount)
  const creation = useCreateCard(category, session)
  const [countError, setCountError] = useState<string>()
  const missing = missingFor(category.itemCount)
  const missingItems = missing === 1 ? '1 more item' : `${missing} more items`
  const refused = creation.error instanceof ApiError ? creation.error.fields : {}
  /** A changed option clears the errors. */
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
    setCountError(`Enter a number from ${card.minCount} to ${category.itemCount}`)
    countField.current?.focus()
  }

  return (
    <FormDialog
      onClose={onClose}
      onOpenAutoFocus={focusChosen}
      title={`Use in ${PRODUCT_NAME}`}
      description={
        <span className="line-clamp-3 [overflow-wrap:anywhere]">
          A new card, filled from “<bdi>{category.name}</bdi>”.
        </span>
      }
      submit="Create Card"
      pending={creation.isPending}
      pendingLabel="Creating..."
      button={missing > 0 ? { disabled: true, 'aria-describedby': missingItemsId } : {}}
      onSubmit={submit}
    >
      {missing > 0 && (
        <p id={missingItemsId} className="font-semibold">
          {getRights(category, session).editItems
            ? `Add ${missingItems} to make a card.`
            : `It needs ${missingItems} to make a card.`}
        </p>
      )}
      <Segmented
        legend="Grid size"
        value={card.options.gridSize}
        onChange={resettingErrors(card.setGridSize)}
        {...gridChoices(category.itemCount)}
      />
      <Switch
        label="Free space in the middle"
        checked={card.options.hasFreeSpace}
        onChange={resettingErrors(card.setFreeSpace)}
        disabled={card.options.gridSize !== 5}
        hint={card.options.gridSize === 5 ? undefined : 'On 5x5 only'}
      />
      <Field
        label="Number of content items"
        hint={
          card.hasChoice && countError === undefined
            ? `How many items to draw from, at random: ${card.minCount} to ${category.itemCount}.`
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
      {session.status === 'signed-out' && missing === 0 && (
        <p className="text-chip text-muted">You&apos;re not logged in, so the card stays in this browser.</p>
      )}
      <FormError
        message={refused.count === undefined ? (refused.gridSize ?? creation.error?.message) : undefined}
      />
    </FormDialog>
  )
}
