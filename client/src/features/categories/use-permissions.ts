import { useMutation, useQuery } from '@tanstack/react-query'
import type { CategoryPermission } from '#shared/contract/answers.ts'
import type { PermissionLevel } from '#shared/category-choices.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { basics } from '#messages/basics.ts'
import { categorySharing } from '#messages/category-sharing.ts'
import { announce } from '../../lib/announce.ts'
import { call } from '../../lib/api-client.ts'
import { isolated } from '../../lib/isolated.ts'
import { ignoreGone } from '../../lib/lost-answers.ts'
import { queryClient, updateCached } from '../../lib/query-client.ts'
import { showFailure } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'
import { categoryKeys } from './category-queries.ts'

/** Sends the changes of one category one after the other. */
const serialized = (categoryId: string) => ({ scope: { id: `permissions of ${categoryId}` } })

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

/** The people a category is shared with; for its owner only. */
export function useSharedWith(categoryId: string) {
  return useQuery({
    queryKey: categoryKeys.permissions(categoryId),
    queryFn: ({ signal }) => call('listPermissions', { params: { id: categoryId }, signal }),
  })
}

/** The owner's actions for a person in the list. */
export function usePerson(categoryId: string, person: CategoryPermission) {
  const { mutateAsync, isPending, variables } = useGrant(categoryId)
  const { userId, username, permissionLevel } = person
  async function grant(level: PermissionLevel, failed: string, said?: string): Promise<void> {
    try {
      await mutateAsync({ username, permissionLevel: level })
      if (said !== undefined) announce(said)
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
    /** Optimistic: while a change is being sent, the new level. */
    level: isPending ? variables.permissionLevel : permissionLevel,
    setLevel: (level: PermissionLevel) => void grant(level, categorySharing.changeFailed),
    revoke: () => revocation.mutate(),
    pending: revocation.isPending,
  }
}
