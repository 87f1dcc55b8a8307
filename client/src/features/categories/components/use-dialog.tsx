import { useId, useRef, useState, type FormEvent } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { can } from '#shared/rules/access.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Session } from '../../auth/atoms.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { roleIn } from '../role.ts'
import { gridChoices, missingItems, useCardOptions } from '../use-card-options.ts'
import { useMakeCard } from '../use-make-card.ts'

interface UseDialogProps {
  category: Category
  session: Session
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Makes a card of a category's items. */
export default function UseDialog({ open, ...rest }: UseDialogProps) {
  // Gone when closed: it begins anew, and a card that comes afterwards is offered instead of shown.
  return open ? <OpenDialog {...rest} /> : null
}

/** The chosen grid, not the first one. */
function focusChosen(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.querySelector<HTMLElement>('input:checked')?.focus()
}

function OpenDialog({ category, session, onOpenChange }: Omit<UseDialogProps, 'open'>) {
  const formId = useId()
  const whyNotId = useId()
  const countField = useRef<HTMLInputElement>(null)
  const card = useCardOptions(category.itemCount)
  const making = useMakeCard(category, session)
  const [countError, setCountError] = useState<string>()
  const missing = missingItems(category.itemCount)
  const refused = making.error instanceof ApiError ? making.error.fields : {}
  /** What was refused is not what is chosen now. */
  const afresh =
    <T,>(change: (to: T) => void) =>
    (to: T) => {
      setCountError(undefined)
      if (making.isError) making.reset()
      change(to)
    }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (making.isPending || missing > 0) return
    if (card.isCount) return making.mutate(card.options)
    setCountError(`A number from ${card.least} to ${category.itemCount}`)
    countField.current?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      onOpenAutoFocus={focusChosen}
      title={`Use in ${PRODUCT_NAME}`}
      description={
        <span className="line-clamp-3 [overflow-wrap:anywhere]">
          A new card with items of “<bdi>{category.name}</bdi>”.
        </span>
      }
      footer={
        <Button
          type="submit"
          form={formId}
          disabled={missing > 0}
          aria-describedby={missing > 0 ? whyNotId : undefined}
          pending={making.isPending}
          pendingLabel="Creating..."
        >
          Create Card
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <WhyNot id={whyNotId} missing={missing} category={category} session={session} />
        <Segmented
          legend="Grid size"
          value={card.options.gridSize}
          onChange={afresh(card.setGridSize)}
          {...gridChoices(category.itemCount)}
        />
        <Switch
          label="Free space in the middle"
          checked={card.options.hasFreeSpace}
          onChange={afresh(card.setFreeSpace)}
          disabled={card.options.gridSize !== 5}
          hint={card.options.gridSize === 5 ? undefined : 'On 5x5 only'}
        />
        <Field
          label="Number of content items"
          hint={
            card.hasChoice && countError === undefined
              ? `The card is filled from so many items, chosen at random: ${card.least} to ${category.itemCount}.`
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
              min={card.least}
              max={category.itemCount}
              disabled={!card.hasChoice}
              value={card.count}
              onChange={(event) => afresh(card.setCount)(event.currentTarget.value)}
            />
          )}
        </Field>
        {session.status === 'signed-out' && missing === 0 && (
          <p className="text-chip text-muted">
            You are not logged in: the card is kept in this browser only.
          </p>
        )}
        <FormError
          message={refused.count === undefined ? (refused.gridSize ?? making.error?.message) : undefined}
        />
      </form>
    </Dialog>
  )
}

interface WhyNotProps {
  id: string
  missing: number
  category: Category
  session: Session
}

/** Why no card can be made yet. */
function WhyNot({ id, missing, category, session }: WhyNotProps) {
  if (missing === 0) return null
  const mayAdd = can('edit-items', category.type, roleIn(category, session)) === 'yes'
  const items = missing === 1 ? '1 more item' : `${missing} more items`
  return (
    <p id={id} className="font-semibold">
      {mayAdd ? `Add ${items} to make a card.` : `It needs ${items} to make a card.`}
    </p>
  )
}
