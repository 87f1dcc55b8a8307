import { useQuery } from '@tanstack/react-query'
import { formatDistance } from 'date-fns'
import { endpoints } from '#shared/api.ts'
import { call } from '../../lib/api-client.ts'
import { queryKeys } from './api.ts'

/** The first so many stand in the row. */
const SHOWN_CARDS = 6

/** The cards that the user has played last, with how long ago; none while they are not there, for whatever reason. */
export function useHistory(userId: string) {
  const { data = [], dataUpdatedAt } = useQuery({
    queryKey: queryKeys.history(userId),
    queryFn: ({ signal }) => call(endpoints.listHistory, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    retry: false,
  })
  return data.slice(0, SHOWN_CARDS).map(({ card, playedAt }) => ({
    card,
    playedAt,
    // The server's clock may be ahead of this one: nothing was played in the future.
    ago: formatDistance(Math.min(Date.parse(playedAt), dataUpdatedAt), dataUpdatedAt, { addSuffix: true }),
  }))
}
