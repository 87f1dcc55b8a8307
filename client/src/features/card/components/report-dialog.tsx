import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { REASON_WORDS } from '#shared/report-reasons.ts'
import { reportBody, type Report } from '#shared/schemas/report.ts'
import { call } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toast.ts'
import { useFetched } from '../../../lib/use-fetched.ts'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

const OPTIONS = [['', 'Choose a reason'] as const, ...Object.entries(REASON_WORDS)]

type Values = z.input<typeof reportBody>

interface ReportDialogProps {
  /** What is reported. */
  about: { cardId: string } | { categoryId: string }
  /** Its link, shown as what is reported. */
  path: string
  onClose: () => void
}

const fetchConfig = async (signal: AbortSignal) => await call('getConfig', { signal })

/** Reports a card or a category to those who run the server. Where they name no address, it says whom to ask. */
export function ReportDialog(props: ReportDialogProps) {
  const { data: config } = useFetched(undefined, fetchConfig)
  if (config && !config.operator)
    return (
      <Dialog title="Report" onClose={props.onClose} cancel="Close">
        <p>
          This is a private installation: someone runs it for people they know and names no one who'd get your
          report. Ask the person who sent you the link.
        </p>
      </Dialog>
    )
  return <ReportForm {...props} to={config?.operator?.name ?? 'the people who run this site'} />
}

function ReportForm({ about, path, onClose, to }: ReportDialogProps & { to: string }) {
  const check = zodResolver(reportBody)
  const { control, error, isSubmitting, onSubmit, register, formState } = useSentForm<Values, Report>({
    // An empty field is no address, and not a wrong one.
    resolver: (values, context, options) =>
      check({ ...values, ...about, email: values.email === '' ? null : values.email }, context, options),
    defaultValues: { text: '', name: '', email: '' },
    failed: 'Report not sent',
    send: async (body) => {
      await call('createReport', { body: { ...body, isTrue: true } })
      onClose()
      toast({ title: 'Report sent', text: 'Thank you. A person will look at it.' })
    },
  })
  const unconfirmed = formState.errors.isTrue?.message
  return (
    <FormDialog
      title="Report"
      description={`It goes to ${to}. A person decides, whatever the number of reports.`}
      onClose={onClose}
      cancel="Cancel"
      submit="Send Report"
      pending={isSubmitting}
      pendingLabel="Sending..."
      onSubmit={onSubmit}
    >
      <p className="text-muted wrap-anywhere">{location.host + path}</p>
      <FormField control={control} name="reason" label="What's wrong?">
        {(field) => <Select {...field} options={OPTIONS} />}
      </FormField>
      <FormField control={control} name="text" label="In your words">
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
      <TextField control={control} name="name" label="Your name (optional)" autoComplete="name" />
      <TextField
        control={control}
        name="email"
        label="Your email (optional)"
        hint="For an answer. Kept 90 days with your report."
        type="email"
        autoComplete="email"
      />
      <div>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5"
            aria-invalid={unconfirmed !== undefined}
            {...register('isTrue')}
          />
          <span>I believe this is true</span>
        </label>
        {unconfirmed !== undefined && <FormError message={unconfirmed} />}
      </div>
      <FormError message={error} />
    </FormDialog>
  )
}
