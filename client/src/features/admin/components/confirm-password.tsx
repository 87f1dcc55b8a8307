import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import type { SelfUser } from '#shared/schemas/user.ts'
import { call } from '../../../lib/api-client.ts'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/form-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import '../../../styles/deferred.css'

const body = z.object({ password: z.string().min(1, 'Please enter your password') })

/** Asks an admin for their password. One without a password logs in again. */
export function ConfirmPassword({ user, onConfirmed }: { user: SelfUser; onConfirmed: () => void }) {
  const { control, error, isSubmitting, onSubmit } = useSentForm<z.input<typeof body>>({
    resolver: zodResolver(body),
    defaultValues: { password: '' },
    failed: 'Not confirmed',
    send: async (given) => {
      await call('confirmAdmin', { body: given })
      onConfirmed()
    },
  })
  if (user.authProvider !== 'local')
    return (
      <Panel title="Is it you?">
        <p>Your last log-in is more than 10 minutes ago. Please log out, log in again, and come back here.</p>
      </Panel>
    )
  return (
    <Panel title="Is it you?">
      <form noValidate className="grid max-w-md gap-4" onSubmit={onSubmit}>
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          control={control}
          name="password"
          label="Your password"
          hint="For the next 10 minutes."
          autoComplete="current-password"
        />
        <FormError message={error} />
        <Button type="submit" pending={isSubmitting} pendingLabel="One moment...">
          Continue
        </Button>
      </form>
    </Panel>
  )
}
