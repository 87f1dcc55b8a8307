import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CardHosts, CoHost } from '#shared/contract/answers.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { announce } from '../../lib/announce.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { reasonOf } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'

const coHostsKey = (cardId: string) => ['co-hosts', cardId] as const
export const LINK_ENDED = 'The invitation link was turned off too.'
/** Sends the changes of one card one after the other. */
const serialized = (cardId: string) => ({ scope: { id: `co-hosts of ${cardId}` } })

/** The co-hosts of a card, for its owner. */
export function useCoHosts(cardId: string) {
  return useQuery({
    queryKey: coHostsKey(cardId),
    queryFn: ({ signal }) => call('listCoHosts', { params: { cardId }, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  })
}

/** Applies a change that the server has stored to the cached list immediately, then refetches it. */
function useUpdateList(cardId: string): (change: (hosts: CardHosts) => CardHosts) => Promise<void> {
  const client = useQueryClient()
  const queryKey = coHostsKey(cardId)
  return async (change) => {
    // A response that is older than the change would undo it on the screen.
    await client.cancelQueries({ queryKey })
    client.setQueryData<CardHosts>(queryKey, (hosts) => hosts && change(hosts))
    void client.invalidateQueries({ queryKey })
  }
}

export function useAddCoHost(cardId: string) {
  const update = useUpdateList(cardId)
  return useMutation({
    ...serialized(cardId),
    mutationFn: (username: string) => call('addCoHost', { params: { cardId }, body: { username } }),
    onSuccess: (added) =>
      update(({ coHosts, ...hosts }) => ({
        ...hosts,
        coHosts: coHosts.some(({ userId }) => userId === added.userId) ? coHosts : [...coHosts, added],
      })),
  })
}

/**
 * Takes the right to edit from a co-host, and ends the invitation link. A 404 is a success: they have left already.
 * @param onLinkEnded called when a link ended with them
 */
export function useRemoveCoHost(cardId: string, onLinkEnded: () => void) {
  const client = useQueryClient()
  const update = useUpdateList(cardId)
  return useMutation({
    ...serialized(cardId),
    mutationFn: async ({ userId }: CoHost) => {
      const isRemoved = await leaveCard(cardId, userId)
      const before = client.getQueryData<CardHosts>(coHostsKey(cardId))
      return isRemoved && Boolean(before?.invitedAt)
    },
    onSuccess: async (hasEndedLink, person) => {
      if (hasEndedLink) onLinkEnded()
      await update(({ coHosts, invitedAt }) => ({
        coHosts: coHosts.filter(({ userId }) => userId !== person.userId),
        invitedAt: hasEndedLink ? null : invitedAt,
      }))
      announce(`${nameOf(person)} can't edit this card anymore.${hasEndedLink ? ` ${LINK_ENDED}` : ''}`)
    },
    onError: (error) =>
      toast({ title: "Couldn't remove the co-host", text: reasonOf(error), destructive: true }),
  })
}

/** Makes a new invitation link, which ends the one before. */
export function useInvite(cardId: string) {
  const update = useUpdateList(cardId)
  return useMutation({
    ...serialized(cardId),
    mutationFn: () => call('createInvitation', { params: { cardId } }),
    onSuccess: ({ invitedAt }) => update((hosts) => ({ ...hosts, invitedAt })),
    onError: (error) => toast({ title: "Couldn't make a link", text: reasonOf(error), destructive: true }),
  })
}

/** Switches the invitation link off. */
export function useEndInvitation(cardId: string) {
  const update = useUpdateList(cardId)
  return useMutation({
    ...serialized(cardId),
    mutationFn: () => call('endInvitation', { params: { cardId } }),
    onSuccess: () => update((hosts) => ({ ...hosts, invitedAt: null })),
    onError: (error) =>
      toast({ title: "Couldn't turn off the link", text: reasonOf(error), destructive: true }),
  })
}

/** Removes a co-host, or the user themselves. @returns false if they were none already: a 404 is a success */
export async function leaveCard(cardId: string, userId: string): Promise<boolean> {
  try {
    await call('removeCoHost', { params: { cardId, userId } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}
