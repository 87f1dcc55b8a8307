import { useAtomValue } from 'jotai'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { auth } from '#messages/auth.ts'
import { REGISTRATION_ICON } from '#shared/product.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { call } from '../../../lib/api-client.ts'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextField } from '../../../ui/form-field.tsx'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { beginSession, refusedCookieAtom } from '../begin-session.ts'
import { withoutEmptyRepetition } from '../passwords-match.ts'
import type { RegisterValues } from '../resolvers.ts'
import { EmailField, NewPasswordFields, UsernameField } from './account-fields.tsx'
import { IconPicker } from './icon-picker.tsx'

const EMPTY: RegisterValues = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  displayName: '',
  profileIcon: REGISTRATION_ICON,
}

const loadResolver = async () => (await import('../resolvers.ts')).registerResolver()

/** @param invitation the code of one; empty without one */
export function RegisterForm({ invitation }: { invitation: string }) {
  const refusedCookie = useAtomValue(refusedCookieAtom)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { control, error, formState, isSubmitting, onSubmit } = useSentForm<RegisterValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: EMPTY,
    failed: auth.registerFailed,
    send: async (values) => {
      const user = await call('register', {
        body: { ...withoutEmptyRepetition(values), ...(invitation !== '' && { invitation }) },
      })
      if (await beginSession(user, auth.cookieRefusedAfterRegistering))
        toast({ title: auth.registered, text: auth.welcome(nameOf(user)) })
    },
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <UsernameField control={control} />
      <EmailField control={control} />
      <NewPasswordFields
        control={control}
        name="password"
        label={auth.password}
        repeatedLabel={auth.confirmPassword}
        optional
      />
      <details
        className="group"
        open={isMoreOpen || formState.errors.displayName !== undefined}
        onToggle={(event) => setMoreOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field font-semibold">
          <ChevronRight aria-hidden="true" className="group-open:rotate-90" />
          <span>{auth.nameAndIcon}</span>
        </summary>
        <div className="grid gap-4 pt-3">
          <TextField control={control} name="displayName" label={auth.displayName} autoComplete="name" />
          <Controller
            control={control}
            name="profileIcon"
            render={({ field }) => (
              <IconPicker value={field.value ?? REGISTRATION_ICON} onChange={field.onChange} />
            )}
          />
        </div>
      </details>
      <FormError message={error ?? refusedCookie} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel={auth.registering}>
        {auth.register}
      </Button>
    </form>
  )
}
