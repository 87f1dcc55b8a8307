import { skipToken, useQuery } from '@tanstack/react-query'
import { format, isThisYear, isToday, isYesterday } from 'date-fns'
import type { VersionEntry } from '#shared/contract/answers.ts'
import { call } from '../../lib/api-client.ts'

const versionsKey = (cardId: string) => ['versions', cardId] as const

/** The earlier versions of a card, newest first. */
export function useVersions(cardId: string) {
  return useQuery({
    queryKey: versionsKey(cardId),
    queryFn: ({ signal }) => call('listVersions', { params: { cardId }, signal }),
    refetchOnReconnect: true,
  })
}

/** One of them, which never changes; without a version nothing is asked for. */
export function useVersion(cardId: string, version: number | undefined) {
  return useQuery({
    queryKey: [...versionsKey(cardId), version],
    queryFn:
      version === undefined
        ? skipToken
        : ({ signal }) => call('getVersion', { params: { cardId, version: String(version) }, signal }),
    staleTime: Infinity,
    refetchOnMount: true,
    refetchOnReconnect: true,
  })
}

/** "Today, 10:03 AM" */
export function timeInWords(time: string): string {
  const at = new Date(time)
  const day = isToday(at)
    ? 'Today'
    : isYesterday(at)
      ? 'Yesterday'
      : format(at, isThisYear(at) ? 'MMM d' : 'MMM d, yyyy')
  return `${day}, ${format(at, 'h:mm a')}`
}

/** Who made a version; undefined if it isn't known. */
export function makerInWords({ madeBy, byToken }: VersionEntry): string | undefined {
  if (!byToken) return madeBy ?? undefined
  return madeBy === null ? 'a token' : `a token of ${madeBy}`
}
