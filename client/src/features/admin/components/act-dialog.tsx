import { useRef } from 'react'
import { admin } from '#messages/admin.ts'
import { actBody, type AdminOrder } from '#shared/schemas/admin.ts'
import { ApiError, call, NetworkError } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { DANGEROUS } from './report-sheet.tsx'

/** Asks an admin for the reason for an action, and performs the action. */
export function ActDialog({
  act,
  target,
  onClose,
  onDone,
}: Omit<AdminOrder, 'reason'> & { onClose: () => void; onDone: () => void }) {
  const { label, title, follows } = admin.acts[act]
  const isAnswerLost = useRef(false)

  /** @returns the server's description of what was done; none if an earlier attempt, whose response was lost, did it */
  async function perform(body: AdminOrder): Promise<{ text?: string }> {
    try {
      return { text: (await call('actAsAdmin', { body })).done }
    } catch (error) {
      isAnswerLost.current ||= error instanceof NetworkError
      if (!isAnswerLost.current || !(error instanceof ApiError && error.status === 404)) throw error
      // A user who is no longer an admin gets a 404 too. This request then fails as well.
      await call('findForAdmin', { body: { target } })
      return {}
    }
  }

  const form = useSentForm<AdminOrder>({
    resolver: zodResolver(actBody),
    defaultValues: { act, target, reason: '' },
    failed: admin.notDone,
    send: async (body) => {
      const done = await perform(body)
      onClose()
      toast({ title: admin.done, ...done })
      onDone()
    },
  })
  return (
    <FormDialog
      alert
      title={title}
      description={follows}
      onClose={onClose}
      submit={label}
      form={form}
      pendingLabel={admin.pending}
      {...(DANGEROUS.includes(act) && { button: { variant: 'danger' } })}
    >
      <p className="font-semibold wrap-anywhere">{target}</p>
      <FormField name="reason" label={admin.why} hint={admin.whyHint}>
        {(field) => <TextArea {...field} />}
      </FormField>
    </FormDialog>
  )
}
