import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { PROFILE_ICONS } from '#shared/product.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { call } from '../../lib/api-client.ts'
import { useLazyResolver } from '../../lib/lazy-resolver.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { unsavedInput } from '../../lib/unsaved-input.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { useSentForm } from '../../lib/use-sent-form.ts'
import type { ProfileValues } from './resolvers.ts'

const loadResolver = async () => (await import('./resolvers.ts')).profileResolver

const unsavedProfile = unsavedInput<ProfileValues>(
  'unsaved-profile',
  v.object({ username: v.string(), displayName: v.string(), profileIcon: v.picklist(PROFILE_ICONS) }),
)

function profileOf({ username, displayName, profileIcon }: SelfUser): ProfileValues {
  return { username, displayName: displayName ?? '', profileIcon }
}

function isChanged(values: ProfileValues, user: SelfUser): boolean {
  return Object.entries(profileOf(user)).some(
    ([name, value]) => values[name as keyof ProfileValues] !== value,
  )
}

/** The profile form of the signed-in user. Input that is unsaved when the session ends is restored after the next log-in. */
export function useProfileForm(user: SelfUser) {
  const setSession = useSetAtom(sessionAtom)
  const form = useSentForm<ProfileValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: unsavedProfile.read(user.id) ?? profileOf(user),
    failed: 'Update Failed',
    unexplained: 'Failed to update your profile. Please try again.',
    send: async (values) => {
      const updated = await call('updateProfile', { body: values })
      setSession({ status: 'signed-in', user: updated })
      form.reset(profileOf(updated))
      toast({ title: 'Profile Updated' })
    },
  })
  const { getValues } = form

  useEffect(
    () => () => {
      const hasEnded = store.get(sessionAtom).status === 'signed-out'
      if (hasEnded && isChanged(getValues(), user)) unsavedProfile.write(user.id, getValues())
      else unsavedProfile.remove()
    },
    [getValues, user],
  )
  return form
}

export type ProfileForm = ReturnType<typeof useProfileForm>
