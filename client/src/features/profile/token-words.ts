import { format, isPast } from 'date-fns'
import type { AccessToken } from '#shared/contract/answers.ts'
import type { TokenDays, TokenScope } from '#shared/product.ts'

export const SCOPE_WORDS: Record<TokenScope, string> = {
  'cards:read': 'Read cards',
  'cards:write': 'Read and change cards',
}

export const DAYS_WORDS: Record<TokenDays, string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: 'A year',
}

const day = (time: string) => format(new Date(time), 'MMM d, yyyy')

/** When a token was used last, and when it ends, for its row. */
export function datesOf({ expiresAt, lastUsedAt }: AccessToken): string {
  const end = isPast(new Date(expiresAt)) ? `Expired ${day(expiresAt)}` : `Expires ${day(expiresAt)}`
  return `${lastUsedAt === null ? 'Never used' : `Last used ${day(lastUsedAt)}`}. ${end}.`
}
