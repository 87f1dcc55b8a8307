import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endpoints } from '#shared/api.ts'
import type { PermissionLevel } from '#shared/product.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import type { CategoryPermission } from '#shared/schemas/category.ts'
import { announce } from '../../lib/announce.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { permissionsQuery, categoryKeys } from './category-queries.ts'

/** Changes of one category keep their order. */
const inOrder = (categoryId: string) => ({ scope: { id: `permissions of ${categoryId}` } })

/** Shows what the server has stored at once, and then reads the list again. */
async function changeList(
  client: QueryClient,
  categoryId: string,
  change: (people: readonly CategoryPermission[]) => CategoryPermission[],
): Promise<void> {
  const queryKey = categoryKeys.permissions(categoryId)
  // An answer from before the change would undo it on the screen.
  await client.cancelQueries({ queryKey })
  client.setQueryData<CategoryPermission[]>(queryKey, (people) => people && change(people))
  void client.invalidateQueries({ queryKey })
}

interface Grant {
  username: string
  permissionLevel: PermissionLevel
}

/** What is to be said beside what the list shows. */
interface Outcome {
  onGranted?: (granted: CategoryPermission) => void
  onError?: (error: Error) => void
}

/** Grants somebody a level, or changes it. */
export function useGrant(categoryId: string, { onGranted, onError }: Outcome = {}) {
  const client = useQueryClient()
  return useMutation({
    ...inOrder(categoryId),
    mutationFn: (grant: Grant) =>
      call(endpoints.grantPermission, { params: { id: categoryId }, body: grant }),
    onSuccess: async (granted) => {
      await changeList(client, categoryId, (people) =>
        people.some(({ userId }) => userId === granted.userId)
          ? people.map((person) => (person.userId === granted.userId ? granted : person))
          : [...people, granted],
      )
      onGranted?.(granted)
    },
    onError: (error) => onError?.(error),
  })
}

/** Takes a permission back. One that is gone already counts as taken back. */
function useRevoke(categoryId: string, onRevoked: (person: CategoryPermission) => void) {
  const client = useQueryClient()
  return useMutation({
    ...inOrder(categoryId),
    mutationFn: async ({ userId }: CategoryPermission) => {
      try {
        await call(endpoints.revokePermission, { params: { id: categoryId, userId } })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: async (_, person) => {
      onRevoked(person)
      await changeList(client, categoryId, (people) =>
        people.filter(({ userId }) => userId !== person.userId),
      )
      announce(`Not shared with ${nameOf(person)} any more.`)
    },
    onError: (error) => toast({ title: 'Not revoked', text: error.message, destructive: true }),
  })
}

/** Somebody whose permission was taken back, and the place in the list that they had. */
interface Revoked {
  person: CategoryPermission
  at: number
}

export interface Person extends CategoryPermission {
  /** Their permission was taken back here, and can be given again. */
  isRevoked: boolean
}

/** The list, with those whose permission was taken back where they were, also when they have it again. */
function withPlaces(people: readonly CategoryPermission[], revoked: readonly Revoked[]): Person[] {
  const shown: Person[] = people
    .filter(({ userId }) => !revoked.some(({ person }) => person.userId === userId))
    .map((person) => ({ ...person, isRevoked: false }))
  for (const { person, at } of [...revoked].sort((one, other) => one.at - other.at)) {
    const again = people.find(({ userId }) => userId === person.userId)
    shown.splice(at, 0, { ...(again ?? person), isRevoked: again === undefined })
  }
  return shown
}

/** Whom a category is shared with, and those too whose permission was taken back while the list was on the screen. */
export function useSharedWith(categoryId: string) {
  const query = useQuery(permissionsQuery(categoryId))
  const [revoked, setRevoked] = useState<readonly Revoked[]>([])
  const people = query.data && withPlaces(query.data, revoked)
  /** Keeps the place of somebody whose permission has been taken back. */
  const keepPlace = (person: CategoryPermission) =>
    setRevoked((entries) => [
      ...entries.filter((entry) => entry.person.userId !== person.userId),
      { person, at: people?.findIndex(({ userId }) => userId === person.userId) ?? 0 },
    ])
  return { ...query, people, keepPlace }
}

/** What the owner can do about somebody in the list. */
export function usePerson(
  categoryId: string,
  person: Person,
  keepPlace: (person: CategoryPermission) => void,
) {
  const client = useQueryClient()
  const revoking = useRevoke(categoryId, keepPlace)
  const undoing = useGrant(categoryId, {
    onGranted: (granted) => announce(`Shared with ${nameOf(granted)} again.`),
    onError: (error) => toast({ title: 'Not shared', text: error.message, destructive: true }),
  })
  const changing = useGrant(categoryId, {
    onError: (error) => {
      toast({ title: 'Level not changed', text: error.message, destructive: true })
      // What is true now: they may be gone.
      void client.invalidateQueries({ queryKey: categoryKeys.permissions(categoryId) })
    },
  })
  const { username, permissionLevel } = person
  return {
    /** The one that is on its way to the server already counts. */
    level: changing.isPending ? changing.variables.permissionLevel : permissionLevel,
    setLevel: (level: PermissionLevel) => changing.mutate({ username, permissionLevel: level }),
    revoke: () => revoking.mutate(person),
    undo: () => undoing.mutate({ username, permissionLevel }),
    pending: revoking.isPending || undoing.isPending,
  }
}
