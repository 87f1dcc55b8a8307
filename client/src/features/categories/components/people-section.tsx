import { useId } from 'react'
import type { z } from 'zod'
import {
  DEFAULT_PERMISSION_LEVEL,
  PERMISSION_LEVELS,
  type PermissionLevel,
} from '#shared/category-choices.ts'
import type { CategoryPermission } from '#shared/contract/answers.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { grantBody } from '#shared/schemas/category.ts'
import { categorySharing } from '#messages/category-sharing.ts'
import { basics } from '#messages/basics.ts'
import { isolated } from '../../../lib/isolated.ts'
import { toast } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { rich } from '../../../ui/rich.tsx'
import { Select } from '../../../ui/select.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'
import { ShortListState } from '../../../ui/short-list-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { announce } from '../../../lib/announce.ts'
import { call } from '../../../lib/api-client.ts'
import { ignoreGone } from '../../../lib/lost-answers.ts'
import { queryClient, updateCached } from '../../../lib/query-client.ts'
import { showFailure } from '../../../lib/show-refusal.ts'
import { categoryKeys } from '../category-queries.ts'

type GrantValues = z.input<typeof grantBody>
const EMPTY: GrantValues = { username: '', permissionLevel: DEFAULT_PERMISSION_LEVEL }

const levelOptions = () => PERMISSION_LEVELS.map((level) => [level, categorySharing.levels[level]] as const)

/** Lets the owner share a category with people by their usernames. */
export function PeopleSection({ categoryId }: { categoryId: string }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="border-t-2 border-hairline pt-4">
      <h3 id={headingId} className="text-poster-24">
        {categorySharing.people}
      </h3>
      <GrantForm categoryId={categoryId} />
      <SharedWith categoryId={categoryId} />
    </section>
  )
}

/** Returns the options that send the changes to one category one after the other. */
const serialized = (categoryId: string) => ({ scope: { id: `permissions of ${categoryId}` } })

/** Grants a person a permission level, or changes it. */
function useGrant(categoryId: string) {
  return useMutation({
    ...serialized(categoryId),
    mutationFn: (grant: { username: string; permissionLevel: PermissionLevel }) =>
      call('grantPermission', { params: { id: categoryId }, body: grant }),
    onSuccess: (granted) =>
      updateCached<CategoryPermission[]>(categoryKeys.permissions(categoryId), (people) =>
        people.some(({ userId }) => userId === granted.userId)
          ? people.map((person) => (person.userId === granted.userId ? granted : person))
          : [...people, granted],
      ),
  })
}

function GrantForm({ categoryId }: { categoryId: string }) {
  const grant = useGrant(categoryId)
  const form = useSentForm<GrantValues>({
    resolver: zodResolver(grantBody),
    defaultValues: EMPTY,
    failed: categorySharing.shareFailed,
    send: async ({ username, permissionLevel = DEFAULT_PERMISSION_LEVEL }) => {
      const granted = await grant.mutateAsync({ username, permissionLevel })
      toast({ title: categorySharing.shared, text: categorySharing.sharedText(isolated(nameOf(granted))) })
      form.resetField('username')
      form.setFocus('username')
    },
  })
  return (
    <SentForm form={form} className="mt-3 grid gap-3">
      <div className="flex flex-wrap items-end gap-[12px] *:flex-[0_0_7rem] xs:items-start [&>.button]:min-h-[48px] [&>.button]:flex-[1_0_auto] xs:[&>.button]:mt-7 xs:[&>.button]:grow-0 [&>:first-child]:flex-[1_1_100%] xs:[&>:first-child]:basis-[10rem]">
        <TextField
          name="username"
          label={categorySharing.username}
          hint={categorySharing.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
        <FormField name="permissionLevel" label={categorySharing.access}>
          {(field) => <Select {...field} options={levelOptions()} />}
        </FormField>
        <Button
          type="submit"
          variant="ink"
          pending={form.isSubmitting}
          pendingLabel={categorySharing.sharing}
        >
          {basics.share}
        </Button>
      </div>
      <ul className="grid gap-0.5 text-chip text-muted">
        {PERMISSION_LEVELS.map((level) => (
          <li key={level}>
            {rich(categorySharing.explained[level], {
              level: (words) => <b className="font-semibold text-text">{words}</b>,
            })}
          </li>
        ))}
      </ul>
      <FormError message={form.error} />
    </SentForm>
  )
}

function SharedWith({ categoryId }: { categoryId: string }) {
  const headingId = useId()
  const query = useQuery({
    queryKey: categoryKeys.permissions(categoryId),
    queryFn: ({ signal }) => call('listPermissions', { params: { id: categoryId }, signal }),
  })
  const people = query.data
  return (
    <section aria-labelledby={headingId} className="mt-5">
      <h3 id={headingId} className="text-poster-22">
        {categorySharing.sharedWith}
      </h3>
      {people ? (
        <>
          {people.length === 0 && <p className="mt-2 text-muted">{categorySharing.nobody}</p>}
          <ul className="people">
            {people.map((person) => (
              <PersonRow key={person.userId} categoryId={categoryId} person={person} />
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-2">
          <ShortListState query={query} className="late grid min-h-[56px] items-center" />
        </div>
      )}
    </section>
  )
}

function PersonRow({ categoryId, person }: { categoryId: string; person: CategoryPermission }) {
  const { level, setLevel, revoke, pending } = usePerson(categoryId, person)
  const name = nameOf(person)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-[8px] gap-y-[4px] py-[10px] xs:grid-cols-[minmax(0,1fr)_auto_6.5rem]">
      <div className="col-span-full grid min-w-0 leading-tight wrap-anywhere xs:col-auto">
        <b dir="auto" className="font-semibold">
          {name}
        </b>
        <bdi className="text-chip text-muted">{`@${person.username}`}</bdi>
      </div>
      <Select
        className="w-28"
        aria-label={categorySharing.accessLabel(name)}
        value={level}
        onChange={(event) => setLevel(event.currentTarget.value as PermissionLevel)}
        options={levelOptions()}
      />
      <Button
        variant="quiet"
        className="justify-self-end text-danger"
        aria-label={categorySharing.removeLabel(name)}
        pending={pending}
        onClick={revoke}
      >
        {categorySharing.remove}
      </Button>
    </li>
  )
}

/** Provides the owner's actions for a person in the list. */
function usePerson(categoryId: string, person: CategoryPermission) {
  const { mutateAsync, isPending, variables } = useGrant(categoryId)
  const { userId, username, permissionLevel } = person
  async function grant(level: PermissionLevel, failed: string, announcement?: string): Promise<void> {
    try {
      await mutateAsync({ username, permissionLevel: level })
      if (announcement !== undefined) announce(announcement)
    } catch (error) {
      showFailure(failed, error)
      // The person may no longer be in the list.
      void queryClient.invalidateQueries({ queryKey: categoryKeys.permissions(categoryId) })
    }
  }
  const undo = () =>
    void grant(permissionLevel, categorySharing.shareFailed, categorySharing.restored(nameOf(person)))
  const revocation = useMutation({
    ...serialized(categoryId),
    mutationFn: () => ignoreGone(call('revokePermission', { params: { id: categoryId, userId } })),
    onSuccess: async () => {
      toast({
        title: categorySharing.removed,
        text: categorySharing.removedText(isolated(nameOf(person))),
        action: { label: basics.undo, run: undo },
      })
      await updateCached<CategoryPermission[]>(categoryKeys.permissions(categoryId), (people) =>
        people.filter((other) => other.userId !== userId),
      )
    },
    onError: (error) => showFailure(categorySharing.removeFailed, error),
  })
  return {
    /** The permission level, updated optimistically while a change is being sent. */
    level: isPending ? variables.permissionLevel : permissionLevel,
    setLevel: (level: PermissionLevel) => void grant(level, categorySharing.changeFailed),
    revoke: () => revocation.mutate(),
    pending: revocation.isPending,
  }
}
