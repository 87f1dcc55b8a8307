import { z } from 'zod'
import { admin } from '#messages/admin.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { call } from '../../../lib/api-client.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/form-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'

const body = () => z.object({ password: z.string().min(1, admin.confirm.passwordMissing) })

/** Asks an admin for their password. One without a password logs in again. */
export function ConfirmPassword({ user, onConfirmed }: { user: SelfUser; onConfirmed: () => void }) {
  const form = useSentForm<z.input<ReturnType<typeof body>>>({
    resolver: zodResolver(body()),
    defaultValues: { password: '' },
    failed: admin.confirm.failed,
    send: async (given) => {
      await call('confirmAdmin', { body: given })
      onConfirmed()
    },
  })
  if (user.authProvider !== 'local')
    return (
      <Panel title={admin.confirm.title}>
        <p>{admin.confirm.logInAgain}</p>
      </Panel>
    )
  return (
    <Panel title={admin.confirm.title}>
      <SentForm form={form} className="grid max-w-md gap-4">
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          name="password"
          label={admin.confirm.password}
          hint={admin.confirm.passwordHint}
          autoComplete="current-password"
        />
        <FormError message={form.error} />
        <Button type="submit" pending={form.isSubmitting} pendingLabel={admin.pending}>
          {admin.confirm.answer}
        </Button>
      </SentForm>
    </Panel>
  )
}
