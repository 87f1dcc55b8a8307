import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { PROFILE_ICONS } from '#shared/product.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { call } from '../../lib/api-client.ts'
import { useLazyResolver } from '../../lib/lazy-resolver.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { unsavedInput } from '../../lib/unsaved-input.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { showRefusal } from '../../lib/show-refusal.ts'
import type { ProfileValues } from './resolvers.ts'

export type ProfileForm = UseFormReturn<ProfileValues>

const loadResolver = async () => (await import('./resolvers.ts')).profileResolver

const unsavedProfile = unsavedInput<ProfileValues>(
  'unsaved-profile',
  v.object({ username: v.string(), displayName: v.string(), profileIcon: v.picklist(PROFILE_ICONS) }),
)

function profileOf({ username, displayName, profileIcon }: SelfUser): ProfileValues {
  return { username, displayName: displayName ?? '', profileIcon }
}

function isChanged(values: ProfileValues, user: SelfUser): boolean {
  const { username, displayName, profileIcon } = profileOf(user)
  return (
    values.username !== username || values.displayName !== displayName || values.profileIcon !== profileIcon
  )
}

/** The profile form of the signed-in user. Input that is unsaved when the session ends is restored after the next log-in. */
export function useProfileForm(user: SelfUser): { form: ProfileForm; save: () => Promise<void> } {
  const setSession = useSetAtom(sessionAtom)
  const form = useForm<ProfileValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: unsavedProfile.read(user.id) ?? profileOf(user),
  })
  const { getValues, setError, reset, handleSubmit } = form

  useEffect(
    () => () => {
      const hasEnded = store.get(sessionAtom).status === 'signed-out'
      if (hasEnded && isChanged(getValues(), user)) unsavedProfile.write(user.id, getValues())
      else unsavedProfile.remove()
    },
    [getValues, user],
  )

  const save = handleSubmit(async (values) => {
    try {
      const updated = await call('updateProfile', { body: values })
      setSession({ status: 'signed-in', user: updated })
      reset(profileOf(updated))
      toast({ title: 'Profile Updated' })
    } catch (error) {
      showRefusal(
        error,
        'Update Failed',
        ['username', 'displayName'],
        setError,
        'Failed to update your profile. Please try again.',
      )
    }
  })
  return { form, save }
}
