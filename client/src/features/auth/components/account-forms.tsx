import { useAtomValue } from 'jotai'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { account } from '#messages/account.ts'
import { app } from '#messages/app.ts'
import { auth } from '#messages/auth.ts'
import { REGISTRATION_ICON } from '#shared/account-choices.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import type { PageConfig } from '#shared/server-config.ts'
import { call } from '../../../lib/api-client.ts'
import { isolated } from '../../../lib/isolated.ts'
import { useLazyResolver } from '../../../lib/forms/lazy-resolver.ts'
import { toast } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField, TextField } from '../../../ui/form-field.tsx'
import { MailLink } from '../../../ui/mail-link.tsx'
import { rich } from '../../../ui/rich.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'
import { beginSession, refusedCookieAtom } from '../begin-session.ts'
import type { LinkLocation } from '../use-link-code.ts'
import { useOrLogIn } from '../use-or-log-in.ts'
import { withoutEmptyRepetition } from '../passwords-match.ts'
import type { ForgotPasswordValues, LoginValues, RegisterValues } from '../resolvers.ts'
import { EmailField, NewPasswordFields, UsernameField } from './account-fields.tsx'
import { ForgotPasswordLink } from './action-link.tsx'
import { IconPicker } from './icon-picker.tsx'
import { Outcome } from './outcome.tsx'

const loadLogin = async () => (await import('../resolvers.ts')).loginResolver()

export function LoginForm() {
  const refusedCookie = useAtomValue(refusedCookieAtom)
  const { state } = useLocation() as LinkLocation
  const form = useSentForm<LoginValues>({
    resolver: useLazyResolver(loadLogin),
    defaultValues: { email: state?.email ?? '', password: '' },
    failed: auth.logInFailed,
    send: async (values) => {
      const user = await call('login', { body: values })
      if (await beginSession(user))
        toast({ title: auth.loggedIn, text: auth.welcomeBack(isolated(nameOf(user))) })
    },
  })
  return (
    <SentForm form={form}>
      <EmailField />
      <PasswordField name="password" label={auth.password} autoComplete="current-password" />
      <FormError message={form.error ?? refusedCookie} />
      <Button type="submit" size="big" pending={form.isSubmitting} pendingLabel={auth.loggingIn}>
        {app.logIn}
      </Button>
      <ForgotPasswordLink state={{ ...state, code: undefined, email: form.watch('email') }}>
        {auth.forgotPassword}
      </ForgotPasswordLink>
    </SentForm>
  )
}

const EMPTY: RegisterValues = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  displayName: '',
  profileIcon: REGISTRATION_ICON,
}

const loadRegister = async () => (await import('../resolvers.ts')).registerResolver()

/** The form to register. @param invitation the code of an invitation; empty without one */
export function RegisterForm({ invitation }: { invitation: string }) {
  const refusedCookie = useAtomValue(refusedCookieAtom)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const orLogIn = useOrLogIn()
  const form = useSentForm<RegisterValues>({
    resolver: useLazyResolver(loadRegister),
    defaultValues: EMPTY,
    failed: auth.registerFailed,
    send: async (values) => {
      const registration = call('register', {
        body: { ...withoutEmptyRepetition(values), ...(invitation !== '' && { invitation }) },
      })
      const user = await orLogIn(registration, { email: values.email, password: values.password })
      if (await beginSession(user, auth.cookieRefusedAfterRegistering))
        toast({ title: auth.registered, text: auth.welcome(isolated(nameOf(user))) })
    },
  })
  return (
    <SentForm form={form}>
      <UsernameField />
      <EmailField />
      <NewPasswordFields
        name="password"
        label={auth.password}
        repeatedLabel={auth.confirmPassword}
        optional
      />
      <details
        className="group"
        open={isMoreOpen || form.formState.errors.displayName !== undefined}
        onToggle={(event) => setMoreOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field font-semibold">
          <ChevronRight className="group-open:rotate-90" />
          <span>{auth.nameAndIcon}</span>
        </summary>
        <div className="grid gap-4 pt-3">
          <TextField name="displayName" label={auth.displayName} autoComplete="name" />
          <Controller
            control={form.control}
            name="profileIcon"
            render={({ field }) => (
              <IconPicker value={field.value ?? REGISTRATION_ICON} onChange={field.onChange} />
            )}
          />
        </div>
      </details>
      <FormError message={form.error ?? refusedCookie} />
      <Button type="submit" size="big" pending={form.isSubmitting} pendingLabel={auth.registering}>
        {auth.register}
      </Button>
    </SentForm>
  )
}

// Requesting an invitation has the same body: an email address.
const loadForgotPassword = async () => (await import('../resolvers.ts')).forgotPasswordResolver

/** The form to request an invitation by email, for addresses that the server accepts. */
function AskByEmail() {
  const [isSent, setSent] = useState(false)
  const form = useSentForm<ForgotPasswordValues>({
    resolver: useLazyResolver(loadForgotPassword),
    defaultValues: { email: '' },
    failed: auth.inviteNotSent,
    send: async (values) => {
      await call('requestInvitation', { body: values })
      setSent(true)
    },
  })
  if (isSent) return <Outcome title={auth.inviteSent} text={auth.inviteSentText} />
  return (
    <SentForm form={form}>
      <EmailField hint={auth.inviteHint} />
      <FormError message={form.error} />
      <Button type="submit" size="big" pending={form.isSubmitting} pendingLabel={account.sending}>
        {auth.invite}
      </Button>
    </SentForm>
  )
}

/** Shown instead of the registration form: explains why there is none, and who can help. */
export function NoRegistration({ config }: { config: PageConfig }) {
  const { registration, invitesByEmail, localLogin, operator } = config
  const isClosed = registration === 'closed'
  return (
    <div className="grid gap-4">
      <h2 className="text-poster-28">{isClosed ? auth.closedTitle : auth.invitedTitle}</h2>
      <p className="wrap-anywhere">
        {operator
          ? rich(isClosed ? auth.closedAsk : auth.invitedAsk, {
              name: () => operator.name,
              address: () => <MailLink email={operator.email} />,
            })
          : isClosed
            ? auth.closed
            : auth.invited}
      </p>
      {invitesByEmail && localLogin && <AskByEmail />}
      <p className="text-muted">{auth.noNeed}</p>
    </div>
  )
}
