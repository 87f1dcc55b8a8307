import { useCallback } from 'react'
import type { CardReply } from '#shared/schemas/card.ts'
import { useLazy } from '../../lib/lazy/use-lazy.ts'
import { fetchMyCards } from './card-requests.ts'

/** Returns the newest cards of a user on the server, or none if they cannot be fetched; undefined until they have loaded. */
export function useOwnCards(userId: string | undefined): readonly CardReply[] | undefined {
  // Depends on the user: another user has other cards.
  // oxlint-disable-next-line react/exhaustive-deps
  const fetch = useCallback(() => fetchMyCards('', undefined).catch(() => []), [userId])
  const read = useLazy<readonly CardReply[]>(fetch, { when: userId === undefined ? 'later' : 'now' })
  return userId === undefined ? [] : read
}
