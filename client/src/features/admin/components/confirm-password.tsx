import { z } from 'zod'
import { admin } from '#messages/admin.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { call } from '../../../lib/api-client.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/form-field.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'

const body = () => z.object({ password: z.string().min(1, admin.confirm.passwordMissing) })

/** Asks an admin for their password. Admins without a password have to sign in again. */
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
  return (
    <div className="mx-auto grid w-full max-w-[440px] gap-6 lg:pt-10">
      <h1 className="text-poster-46">{admin.confirm.title}</h1>
      <div className="panel">
        {user.authProvider === 'local' ? (
          <SentForm form={form}>
            <input type="email" autoComplete="username" value={user.email} readOnly hidden />
            <PasswordField
              name="password"
              label={admin.confirm.password}
              hint={admin.confirm.passwordHint}
              autoComplete="current-password"
            />
            <FormError message={form.error} />
            <Button type="submit" size="big" pending={form.isSubmitting} pendingLabel={admin.pending}>
              {admin.confirm.answer}
            </Button>
          </SentForm>
        ) : (
          <p>{admin.confirm.logInAgain}</p>
        )}
      </div>
    </div>
  )
}
