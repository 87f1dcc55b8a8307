import { useMutation, useQuery } from '@tanstack/react-query'
import { coHosts } from '#messages/co-hosts.ts'
import type { CardHosts, CoHost } from '#shared/contract/answers.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { announce } from '../../lib/announce.ts'
import { call } from '../../lib/api-client.ts'
import { ignoreGone } from '../../lib/lost-answers.ts'
import { queryClient, updateCached } from '../../lib/query-client.ts'
import { showFailure } from '../../lib/show-refusal.ts'

const coHostsKey = (cardId: string) => ['co-hosts', cardId] as const
/** Returns the options that send the changes to one card one after the other. */
const serialized = (cardId: string) => ({ scope: { id: `co-hosts of ${cardId}` } })

/** The polling interval: My Cards has no socket that would report an accepted invitation. */
const REFETCH_MS = 5000

/** Loads the co-hosts of a card, for its owner, and keeps them up to date while they are shown. */
export function useCoHosts(cardId: string) {
  return useQuery({
    queryKey: coHostsKey(cardId),
    queryFn: ({ signal }) => call('listCoHosts', { params: { cardId }, signal }),
    refetchInterval: ({ state }) => state.data && REFETCH_MS,
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
      updateHosts(cardId, (hosts) => ({
        ...hosts,
        coHosts: hosts.coHosts.some(({ userId }) => userId === added.userId)
          ? hosts.coHosts
          : [...hosts.coHosts, added],
      })),
  })
}

/**
 * Removes a co-host, which also ends the invitation link. A 404 counts as success: the co-host has already left.
 * @param onLinkEnded called if there was an invitation link
 */
export function useRemoveCoHost(cardId: string, onLinkEnded: () => void) {
  return useMutation({
    ...serialized(cardId),
    mutationFn: async ({ userId }: CoHost) => {
      // Read first: the list may be refetched before the response arrives, and then has no link.
      const before = queryClient.getQueryData<CardHosts>(coHostsKey(cardId))
      const isRemoved = await leaveCard(cardId, userId)
      return isRemoved && Boolean(before?.invitedAt)
    },
    onSuccess: async (hasEndedLink, person) => {
      if (hasEndedLink) onLinkEnded()
      await updateHosts(cardId, (hosts) => ({
        coHosts: hosts.coHosts.filter(({ userId }) => userId !== person.userId),
        invitedAt: hasEndedLink ? null : hosts.invitedAt,
      }))
      const words = hasEndedLink ? coHosts.removedWithLink : coHosts.removed
      announce(words(nameOf(person)))
    },
    onError: (error) => showFailure(coHosts.removeFailed, error),
  })
}

/** Makes a new invitation link, which ends the previous one. */
export function useInvite(cardId: string) {
  return useMutation({
    ...serialized(cardId),
    mutationFn: () => call('createInvitation', { params: { cardId } }),
    onSuccess: ({ invitedAt }) => updateHosts(cardId, (hosts) => ({ ...hosts, invitedAt })),
    onError: (error) => showFailure(coHosts.makeFailed, error),
  })
}

/** Ends the invitation link. */
export function useEndInvitation(cardId: string) {
  return useMutation({
    ...serialized(cardId),
    mutationFn: () => call('endInvitation', { params: { cardId } }),
    onSuccess: () => updateHosts(cardId, (hosts) => ({ ...hosts, invitedAt: null })),
    onError: (error) => showFailure(coHosts.turnOffFailed, error),
  })
}

/** Removes a co-host, who may be the user. @returns false if that person was no longer a co-host */
export const leaveCard = (cardId: string, userId: string): Promise<boolean> =>
  ignoreGone(call('removeCoHost', { params: { cardId, userId } }))
