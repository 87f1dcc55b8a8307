import { skipToken, useQuery } from '@tanstack/react-query'
import { format, isThisYear, isToday, isYesterday } from 'date-fns'
import { dates } from '#messages/dates.ts'
import { editorVersions } from '#messages/editor-versions.ts'
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
  const written = (pattern: string) => format(at, pattern, { locale: dates.locale })
  const clock = written(editorVersions.timeFormat)
  if (isToday(at)) return editorVersions.today(clock)
  if (isYesterday(at)) return editorVersions.yesterday(clock)
  const day = written(isThisYear(at) ? editorVersions.dayFormat : editorVersions.dateFormat)
  return editorVersions.onDay(day, clock)
}

/** Who made a version; undefined if it isn't known. */
export function makerInWords({ madeBy, byToken }: VersionEntry): string | undefined {
  if (!byToken) return madeBy ?? undefined
  return madeBy === null ? editorVersions.token : editorVersions.tokenOf(madeBy)
}
