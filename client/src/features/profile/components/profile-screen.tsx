import { useState } from 'react'
import { useWatch, Controller } from 'react-hook-form'
import { CircleAlert } from 'lucide-react'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { account } from '#messages/account.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { profile } from '#messages/profile.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { CHANGE_PASSWORD_QUERY } from '#shared/screens.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { useLazyDialog } from '../../../lib/lazy/use-lazy-dialog.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { rich } from '../../../ui/rich.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OtherDevices, OwnData, Setting, TextAndButton } from './account-actions.tsx'
import { paths } from '../../../lib/paths.ts'
import { TextField } from '../../../ui/form-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'
import { UsernameField } from '../../auth/components/account-fields.tsx'
import { IconPicker } from '../../auth/components/icon-picker.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ProfileIcon } from '../../../ui/profile-icon.tsx'
import { useResendVerification } from '../../auth/use-resend-verification.ts'
import type { ProfileValues } from '../../auth/resolvers.ts'
import { call } from '../../../lib/api-client.ts'
import { dayOf } from '../../../lib/dates.ts'
import { useLazyResolver } from '../../../lib/forms/lazy-resolver.ts'
import { toast } from '../../../lib/toast.ts'
import { changedFields } from '../../../lib/forms/changed-fields.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { useTitle } from '../../../lib/page/use-title.ts'

const loadResolver = async () => (await import('../../auth/resolvers.ts')).profileResolver

function profileOf({ username, displayName, profileIcon }: SelfUser): ProfileValues {
  return { username, displayName: displayName ?? '', profileIcon }
}

/** Provides the profile form of the signed-in user. */
function useProfileForm(user: SelfUser) {
  const setSession = useSetAtom(sessionAtom)
  /** The user as they were when the form was filled. */
  const [base, setBase] = useState(user)
  const form = useSentForm<ProfileValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: profileOf(base),
    unsaved: 'unsaved-profile',
    failed: profile.saveFailed,
    unexplained: profile.saveUnexplained,
    send: async (values) => {
      // Only changed fields are sent, as the others may have been changed elsewhere.
      const updated = await call('updateProfile', { body: changedFields(profileOf(base), values) })
      setBase(updated)
      setSession({ status: 'signed-in', user: updated })
      form.reset(profileOf(updated))
      toast({ title: profile.saved })
    },
  })
  return form
}

type ProfileForm = ReturnType<typeof useProfileForm>

const loadTokens = () => import('./access-tokens.tsx')
const loadDialog = () => import('./delete-account-dialog.tsx')

/** `/profile`, for signed-in users. */
export default function ProfileScreen({ user }: { user: SelfUser }) {
  useTitle(appDialogs.profile)
  const form = useProfileForm(user)
  const typed = useWatch({ control: form.control, compute: (values) => values })
  const changesPassword = useLocation().search === CHANGE_PASSWORD_QUERY
  const tokens = useLazy(loadTokens, { when: 'now' })
  const { code, isOpen, open, close } = useLazyDialog(loadDialog)
  return (
    <div className="page">
      <h1 className="mb-5 text-poster-46 lg:text-poster-52">{appDialogs.profile}</h1>
      <div className="grid gap-6 lg:grid-cols-[minmax(16rem,1fr)_minmax(0,660px)] lg:items-start">
        <div className="lg:sticky lg:top-6">
          <ProfileCard user={user} typed={typed} />
        </div>
        <div className="grid gap-6">
          <ProfileFields form={form} />
          <div className="panel">
            {user.authProvider === 'local' && (
              <Setting title={profile.passwordTitle} isFolded={!changesPassword}>
                <ChangePasswordForm email={user.email} hasFocus={changesPassword} />
              </Setting>
            )}
            <Setting title={profile.devicesTitle}>
              <OtherDevices />
            </Setting>
            <Setting title={profile.tokensTitle}>
              {tokens ? (
                <tokens.default userId={user.id} />
              ) : (
                <div role="status" aria-label={profile.loadingTokens}>
                  <Skeleton className="h-40" />
                </div>
              )}
            </Setting>
            <Setting title={profile.dataTitle}>
              <OwnData />
            </Setting>
            <Setting title={profile.deletionTitle}>
              <TextAndButton text={profile.deletion}>
                <Button variant="outlined" className="text-danger" onClick={open}>
                  {profile.delete}
                </Button>
              </TextAndButton>
            </Setting>
          </div>
        </div>
      </div>
      {isOpen && code && <code.DeleteAccountDialog user={user} onClose={close} />}
    </div>
  )
}

function ProfileFields({ form }: { form: ProfileForm }) {
  return (
    <SentForm form={form} aria-label={profile.form} className="panel grid gap-4">
      <UsernameField />
      <TextField name="displayName" label={profile.displayName} dir="auto" autoComplete="name" />
      <Controller
        control={form.control}
        name="profileIcon"
        render={({ field }) => <IconPicker value={field.value} onChange={field.onChange} />}
      />
      <FormError message={form.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={paths.home} variant="outlined">
          {basics.cancel}
        </ButtonLink>
        <Button type="submit" pending={form.isSubmitting} pendingLabel={basics.saving}>
          {profile.save}
        </Button>
      </div>
    </SentForm>
  )
}

function EmailNotConfirmed() {
  const resend = useResendVerification()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip icon={CircleAlert} tone="warn">
        {profile.unconfirmed}
      </Chip>
      <Button variant="outlined" size="small" pendingLabel={account.sending} {...resend}>
        {profile.resend}
      </Button>
    </div>
  )
}

function memberSince({ authProvider }: SelfUser): string {
  if (authProvider === 'google') return profile.sinceGoogle
  return authProvider === 'oidc' ? profile.sinceOrganization : profile.since
}

/** A preview of the profile as others will see it, with the unsaved input. */
function ProfileCard({ user, typed }: { user: SelfUser; typed: ProfileValues }) {
  const name = nameOf({ username: typed.username.trim(), displayName: typed.displayName.trim() || null })
  return (
    <section
      aria-label={profile.preview}
      className="panel grid grid-cols-[auto_minmax(0,1fr)] gap-4 border-t-[2.5rem] border-brand lg:grid-cols-1 lg:border-t-[5rem]"
    >
      <span className="-mt-12 grid size-20 place-items-center rounded-full border-4 border-paper bg-brand text-on-brand lg:-mt-16 lg:size-24">
        <ProfileIcon name={typed.profileIcon} className="!size-10 lg:!size-12" />
      </span>
      <div className="min-w-0">
        <p className="font-poster text-poster-28 leading-none font-bold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        <p className="[overflow-wrap:anywhere] text-muted">
          <bdi>{`@${typed.username.trim()}`}</bdi>
        </p>
      </div>
      <div className="col-span-full grid gap-2">
        <p className="[overflow-wrap:anywhere]">{user.email}</p>
        {!user.emailVerified && <EmailNotConfirmed />}
        <p className="text-chip text-muted">
          {rich(memberSince(user), {
            day: () => <time dateTime={user.createdAt}>{dayOf(user.createdAt)}</time>,
          })}
        </p>
      </div>
    </section>
  )
}
