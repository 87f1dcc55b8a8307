import type { z } from 'zod'
import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { reportReasons } from '#messages/report-reasons.ts'
import { reportBody, reportReason, type Report } from '#shared/schemas/report.ts'
import { call } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toast.ts'
import { useFetched } from '../../../lib/lazy/use-fetched.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type Values = z.input<typeof reportBody>

export interface ReportDialogProps {
  /** What is reported. */
  about: { cardId: string } | { categoryId: string }
  /** The path of its page, shown in the form. */
  path: string
  onClose: () => void
}

const PERSONAL = ['name', 'email'] as const

const fetchConfig = () => call('getConfig', {})

/** Reports a card or a category to the server's operator. If no operator is configured, the dialog says whom to ask. */
export function ReportDialog(props: ReportDialogProps) {
  const { report } = cardDialogs
  const { data: config } = useFetched(undefined, fetchConfig)
  if (config && !config.operator)
    return (
      <Dialog title={report.title} onClose={props.onClose} cancel={basics.close}>
        <p>{report.private}</p>
      </Dialog>
    )
  return <ReportForm {...props} operator={config?.operator?.name} />
}

function ReportForm({
  about,
  path,
  onClose,
  operator,
}: ReportDialogProps & { operator: string | undefined }) {
  const { report } = cardDialogs
  const check = zodResolver(reportBody)
  const form = useSentForm<Values, Report>({
    // An empty field means no address, which is not an error.
    resolver: (values, context, options) =>
      check({ ...values, ...about, email: values.email === '' ? null : values.email }, context, options),
    defaultValues: { text: '', name: '', email: '' },
    unsaved: `unsaved-report:${path}`,
    personal: PERSONAL,
    failed: report.failed,
    send: async (body) => {
      await call('createReport', { body: { ...body, isTrue: true } })
      onClose()
      toast({ title: report.sent, text: report.sentText })
    },
  })
  const unconfirmed = form.formState.errors.isTrue?.message
  return (
    <FormDialog
      title={report.title}
      description={operator === undefined ? report.toOperators : report.to(operator)}
      onClose={onClose}
      submit={report.send}
      form={form}
      pendingLabel={report.sending}
    >
      <p className="text-muted wrap-anywhere">{location.host + path}</p>
      <FormField name="reason" label={report.reason}>
        {(field) => (
          <Select
            {...field}
            options={[
              ['', report.noReason],
              ...reportReason.options.map((reason) => [reason, reportReasons[reason]] as const),
            ]}
          />
        )}
      </FormField>
      <FormField name="text" label={report.text}>
        {(field) => <TextArea {...field} />}
      </FormField>
      <TextField name="name" label={report.name} autoComplete="name" />
      <TextField
        name="email"
        label={report.email}
        hint={report.emailHint}
        type="email"
        autoComplete="email"
      />
      <div>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5"
            aria-invalid={unconfirmed !== undefined}
            {...form.register('isTrue')}
          />
          <span>{report.true}</span>
        </label>
        {unconfirmed !== undefined && <FormError message={unconfirmed} />}
      </div>
    </FormDialog>
  )
}
