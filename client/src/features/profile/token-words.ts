import { format, isPast } from 'date-fns'
import type { AccessToken } from '#shared/contract/answers.ts'
import { accessTokens } from '#messages/access-tokens.ts'
import { dates } from '#messages/dates.ts'

const day = (time: string) => format(new Date(time), accessTokens.dayFormat, { locale: dates.locale })

/** What a token may do, when it was used last, and when it ends, for its row. */
export function notesOf({ scope, expiresAt, lastUsedAt }: AccessToken): string {
  const { expired, expires, lastUsed, neverUsed } = accessTokens
  const end = isPast(new Date(expiresAt)) ? expired(day(expiresAt)) : expires(day(expiresAt))
  return accessTokens.notes(
    accessTokens.scopes[scope],
    lastUsedAt === null ? neverUsed : lastUsed(day(lastUsedAt)),
    end,
  )
}
