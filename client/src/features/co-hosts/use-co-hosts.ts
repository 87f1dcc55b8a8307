import { useMutation, useQuery } from '@tanstack/react-query'
import type { CardHosts, CoHost } from '#shared/contract/answers.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { announce } from '../../lib/announce.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { queryClient, updateCached } from '../../lib/query-client.ts'
import { showFailure } from '../../lib/show-refusal.ts'

const coHostsKey = (cardId: string) => ['co-hosts', cardId] as const
export const LINK_ENDED = 'The invitation link was turned off too.'
/** Sends the changes of one card one after the other. */
const serialized = (cardId: string) => ({ scope: { id: `co-hosts of ${cardId}` } })

/** The co-hosts of a card, for its owner. */
export function useCoHosts(cardId: string) {
  return useQuery({
    queryKey: coHostsKey(cardId),
    queryFn: ({ signal }) => call('listCoHosts', { params: { cardId }, signal }),
  })
}

/** Applies a change that the server has stored to the cached list immediately, then refetches it. */
const updateHosts = (cardId: string, change: (hosts: CardHosts) => CardHosts) =>
  updateCached(coHostsKey(cardId), change)

export function useAddCoHost(cardId: string) {
  return useMutation({
    ...serialized(cardId),
    mutationFn: (username: string) => call('addCoHost', { params: { cardId }, body: { username } }),
    onSuccess: (added) =>
      updateHosts(cardId, ({ coHosts, ...hosts }) => ({
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
  return useMutation({
    ...serialized(cardId),
    mutationFn: async ({ userId }: CoHost) => {
      const isRemoved = await leaveCard(cardId, userId)
      const before = queryClient.getQueryData<CardHosts>(coHostsKey(cardId))
      return isRemoved && Boolean(before?.invitedAt)
    },
    onSuccess: async (hasEndedLink, person) => {
      if (hasEndedLink) onLinkEnded()
      await updateHosts(cardId, ({ coHosts, invitedAt }) => ({
        coHosts: coHosts.filter(({ userId }) => userId !== person.userId),
        invitedAt: hasEndedLink ? null : invitedAt,
      }))
      announce(`${nameOf(person)} can't edit this card anymore.${hasEndedLink ? ` ${LINK_ENDED}` : ''}`)
    },
    onError: (error) => showFailure("Couldn't remove the co-host", error),
  })
}

/** Makes a new invitation link, which ends the one before. */
export function useInvite(cardId: string) {
  return useMutation({
    ...serialized(cardId),
    mutationFn: () => call('createInvitation', { params: { cardId } }),
    onSuccess: ({ invitedAt }) => updateHosts(cardId, (hosts) => ({ ...hosts, invitedAt })),
    onError: (error) => showFailure("Couldn't make a link", error),
  })
}

/** Switches the invitation link off. */
export function useEndInvitation(cardId: string) {
  return useMutation({
    ...serialized(cardId),
    mutationFn: () => call('endInvitation', { params: { cardId } }),
    onSuccess: () => updateHosts(cardId, (hosts) => ({ ...hosts, invitedAt: null })),
    onError: (error) => showFailure("Couldn't turn off the link", error),
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
