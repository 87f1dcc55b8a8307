import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CategoryPermission } from '#shared/contract/answers.ts'
import type { PermissionLevel } from '#shared/category-choices.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { categorySharing } from '#messages/category-sharing.ts'
import { announce } from '../../lib/announce.ts'
import { call } from '../../lib/api-client.ts'
import { ignoreGone } from '../../lib/lost-answers.ts'
import { queryClient, updateCached } from '../../lib/query-client.ts'
import { showFailure } from '../../lib/show-refusal.ts'
import { categoryKeys } from './category-queries.ts'

/** Sends the changes of one category one after the other. */
const serialized = (categoryId: string) => ({ scope: { id: `permissions of ${categoryId}` } })

/** A person with a revoked permission, and their index in the list. */
interface Revoked {
  person: CategoryPermission
  at: number
}

export interface Person extends CategoryPermission {
  /** Revoked here; can be granted again. */
  isRevoked: boolean
}

/** Grants a person a level, or changes it. */
export function useGrant(categoryId: string) {
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

/** Revokes a permission. */
function useRevoke(categoryId: string, onRevoked: (person: CategoryPermission) => void) {
  return useMutation({
    ...serialized(categoryId),
    mutationFn: ({ userId }: CategoryPermission) =>
      ignoreGone(call('revokePermission', { params: { id: categoryId, userId } })),
    onSuccess: async (_, person) => {
      onRevoked(person)
      await updateCached<CategoryPermission[]>(categoryKeys.permissions(categoryId), (people) =>
        people.filter(({ userId }) => userId !== person.userId),
      )
      announce(categorySharing.removedText(nameOf(person)))
    },
    onError: (error) => showFailure(categorySharing.removeFailed, error),
  })
}

/** Puts the revoked people back where they were in the list, also with a new permission. */
function mergeRevoked(people: readonly CategoryPermission[], revoked: readonly Revoked[]): Person[] {
  const shown: Person[] = people
    .filter(({ userId }) => !revoked.some(({ person }) => person.userId === userId))
    .map((person) => ({ ...person, isRevoked: false }))
  for (const { person, at } of [...revoked].sort((one, other) => one.at - other.at)) {
    const granted = people.find(({ userId }) => userId === person.userId)
    shown.splice(at, 0, { ...(granted ?? person), isRevoked: granted === undefined })
  }
  return shown
}

/** The people a category is shared with, including permissions that were revoked while the list is open; for its owner only. */
export function useSharedWith(categoryId: string) {
  const query = useQuery({
    queryKey: categoryKeys.permissions(categoryId),
    queryFn: ({ signal }) => call('listPermissions', { params: { id: categoryId }, signal }),
  })
  const [revoked, setRevoked] = useState<readonly Revoked[]>([])
  const people = query.data && mergeRevoked(query.data, revoked)
  /** Remembers the index of a person before their permission is revoked. */
  const keepPlace = (person: CategoryPermission) =>
    setRevoked((entries) => [
      ...entries.filter((entry) => entry.person.userId !== person.userId),
      { person, at: people?.findIndex(({ userId }) => userId === person.userId) ?? 0 },
    ])
  return { query, people, keepPlace }
}

/** The owner's actions for a person in the list. */
export function usePerson(
  categoryId: string,
  person: Person,
  keepPlace: (person: CategoryPermission) => void,
) {
  const revocation = useRevoke(categoryId, keepPlace)
  const { mutateAsync, isPending, variables } = useGrant(categoryId)
  const { username, permissionLevel, isRevoked } = person
  async function grant(level: PermissionLevel): Promise<void> {
    try {
      const granted = await mutateAsync({ username, permissionLevel: level })
      if (isRevoked) announce(categorySharing.restored(nameOf(granted)))
    } catch (error) {
      showFailure(isRevoked ? categorySharing.shareFailed : categorySharing.changeFailed, error)
      // The person may no longer be in the list.
      void queryClient.invalidateQueries({ queryKey: categoryKeys.permissions(categoryId) })
    }
  }
  return {
    /** Optimistic: while a change is being sent, the new level. */
    level: isPending ? variables.permissionLevel : permissionLevel,
    setLevel: (level: PermissionLevel) => void grant(level),
    revoke: () => revocation.mutate(person),
    undo: () => void grant(permissionLevel),
    pending: revocation.isPending || (isRevoked && isPending),
  }
}
