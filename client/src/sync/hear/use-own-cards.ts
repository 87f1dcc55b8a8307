import { useCallback } from 'react'
import type { CardReply } from '#shared/schemas/card.ts'
import { useLazy } from '../../lib/lazy/use-lazy.ts'
import { fetchMyCards } from './card-requests.ts'

/** The newest cards of a user on the server, none if they cannot be read; undefined until it is known. */
export function useOwnCards(userId: string | undefined): readonly CardReply[] | undefined {
  // Another user's are other cards.
  // oxlint-disable-next-line react/exhaustive-deps
  const fetch = useCallback(() => fetchMyCards('', undefined).catch(() => []), [userId])
  const read = useLazy<readonly CardReply[]>(fetch, { when: userId === undefined ? 'later' : 'now' })
  return userId === undefined ? [] : read
}
