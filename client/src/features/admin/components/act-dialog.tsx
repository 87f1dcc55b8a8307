import { admin } from '#messages/admin.ts'
import { basics } from '#messages/basics.ts'
import { actBody, type AdminOrder } from '#shared/schemas/admin.ts'
import { call } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { DANGEROUS } from './report-sheet.tsx'

/** Asks for the reason of an act, and does it. */
export function ActDialog({
  act,
  target,
  onClose,
  onDone,
}: Omit<AdminOrder, 'reason'> & { onClose: () => void; onDone: () => void }) {
  const { label, title, follows } = admin.acts[act]
  const form = useSentForm<AdminOrder>({
    resolver: zodResolver(actBody),
    defaultValues: { act, target, reason: '' },
    failed: admin.notDone,
    send: async (body) => {
      const { done } = await call('actAsAdmin', { body })
      onClose()
      toast({ title: admin.done, text: done })
      onDone()
    },
  })
  return (
    <FormDialog
      alert
      title={title}
      description={follows}
      onClose={onClose}
      cancel={basics.cancel}
      submit={label}
      form={form}
      pendingLabel={admin.pending}
      {...(DANGEROUS.includes(act) && { button: { variant: 'danger' } })}
    >
      <p className="font-semibold wrap-anywhere">{target}</p>
      <FormField name="reason" label={admin.why} hint={admin.whyHint}>
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
    </FormDialog>
  )
}
