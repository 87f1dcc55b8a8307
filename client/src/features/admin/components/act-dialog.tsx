import { zodResolver } from '@hookform/resolvers/zod'
import type { AdminAct } from '#shared/product.ts'
import { actBody, type AdminOrder } from '#shared/schemas/admin.ts'
import { call } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

/** Each act: the button's label, and what follows from it. */
export const ACTS: Record<AdminAct, { label: string; follows: string }> = {
  'take-down': {
    label: 'Take Down',
    follows:
      'The link stops working everywhere, open screens are told, and a card can be restored for 30 days.',
  },
  restore: { label: 'Restore', follows: 'The card is live again, with its words and co-hosts.' },
  dismiss: { label: 'Leave It', follows: 'It stays as it is, and its reports are closed.' },
  suspend: {
    label: 'Suspend',
    follows: 'They are logged out everywhere and no one can change their cards, until you reinstate them.',
  },
  reinstate: { label: 'Reinstate', follows: 'They can log in and change their cards again.' },
  delete: {
    label: 'Delete Account',
    follows: "You can't undo this. Their cards stay playable, without an owner.",
  },
}
const DANGEROUS: readonly AdminAct[] = ['take-down', 'suspend', 'delete']

/** Asks for the reason of an act, and does it. */
export function ActDialog({
  act,
  target,
  onClose,
  onDone,
}: Omit<AdminOrder, 'reason'> & { onClose: () => void; onDone: () => void }) {
  const { label, follows } = ACTS[act]
  const { control, error, isSubmitting, onSubmit } = useSentForm<AdminOrder>({
    resolver: zodResolver(actBody),
    defaultValues: { act, target, reason: '' },
    failed: 'Not done',
    send: async (body) => {
      const { done } = await call('actAsAdmin', { body })
      onClose()
      toast({ title: 'Done', text: done })
      onDone()
    },
  })
  return (
    <FormDialog
      alert
      title={`${label}?`}
      description={follows}
      onClose={onClose}
      cancel="Cancel"
      submit={label}
      pending={isSubmitting}
      pendingLabel="One moment..."
      {...(DANGEROUS.includes(act) && { button: { variant: 'danger' } })}
      onSubmit={onSubmit}
    >
      <p className="font-semibold wrap-anywhere">{target}</p>
      <FormField
        control={control}
        name="reason"
        label="Why?"
        hint="Kept for a year. Reporters and the owner of a card that is taken down read it."
      >
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
      <FormError message={error} />
    </FormDialog>
  )
}
