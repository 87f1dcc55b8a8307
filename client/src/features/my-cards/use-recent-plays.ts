import { useQuery } from '@tanstack/react-query'
import { formatDistance } from 'date-fns'
import { call } from '../../lib/api-client.ts'
import { queryKeys } from './query-keys.ts'

/** Number of cards in the row. */
const SHOWN_CARDS = 6

/** The user's recent plays, each with how long ago it was; empty until they are loaded, and if loading fails. */
export function useRecentPlays(userId: string) {
  const { data = [], dataUpdatedAt } = useQuery({
    queryKey: queryKeys.recentPlays(userId),
    queryFn: ({ signal }) => call('listHistory', { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    retry: false,
  })
  return data.slice(0, SHOWN_CARDS).map(({ card, playedAt }) => ({
    card,
    playedAt,
    // The server's clock may be ahead of this browser's; a play is never in the future.
    ago: formatDistance(Math.min(Date.parse(playedAt), dataUpdatedAt), dataUpdatedAt, { addSuffix: true }),
  }))
}
