import { CARD_ID_PATTERN } from '#shared/ids.ts'
import { parseJoinDigits } from '#shared/rules/join-code.ts'
import { JOIN_CODE_LENGTH } from '#shared/product.ts'
import { AppError } from '../../app-error.ts'
import type { Target } from '../../models/report.ts'

/** What a text typed by an admin may refer to: each field is something to look for. */
interface TargetMatch {
  targets: readonly Target[]
  code?: string
  username?: string
}

const LINK = /\/(play|embed|present|create|co-host|preview|categories)\/([A-Za-z0-9_-]{10})(?![A-Za-z0-9_-])/

const HOST = /([^\s/@]+)\/(?:play|embed|present|create|co-host|preview|categories|j)\//

/**
 * Parses a link, an id, a join code or a username.
 * @throws AppError `not-found` for a link to another host: a reporter may have sent any
 */
export function parseTarget(text: string, isOurHost: (host: string) => boolean): TargetMatch {
  const [, host] = HOST.exec(text) ?? []
  if (host !== undefined && !isOurHost(host))
    throw new AppError('not-found', `This link leads to ${host}, which isn't this server.`)
  const [, screen, id] = LINK.exec(text) ?? []
  if (id !== undefined) return { targets: [{ kind: screen === 'categories' ? 'category' : 'card', id }] }
  const digits = parseJoinDigits(text)
  const isCode = digits.length === JOIN_CODE_LENGTH && (/\/j\/\d/.test(text) || /^[\d\s-]+$/.test(text))
  const isUrl = text.includes('/')
  const kinds = CARD_ID_PATTERN.test(text) ? (['card', 'category'] as const) : []
  return {
    targets: kinds.map((kind) => ({ kind, id: text })),
    ...(isCode && { code: digits }),
    ...(!isUrl && { username: text.replace(/^@/, '').toLowerCase() }),
  }
}
