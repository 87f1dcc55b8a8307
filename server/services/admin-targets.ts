import { CARD_ID_PATTERN } from '#shared/ids.ts'
import { joinDigits } from '#shared/rules/join-code.ts'
import { JOIN_CODE_LENGTH } from '#shared/product.ts'
import type { Target } from '../models/report.ts'

/** What an admin may mean by a text: each field is something to look for. */
interface Meant {
  things: readonly Target[]
  code?: string
  username?: string
}

const LINK = /\/(play|embed|present|create|co-host|preview|categories)\/([A-Za-z0-9_-]{10})(?![A-Za-z0-9_-])/

/** Reads a link, an id, a join code or a username. */
export function meantBy(text: string): Meant {
  const [, screen, id] = LINK.exec(text) ?? []
  if (id !== undefined) return { things: [{ kind: screen === 'categories' ? 'category' : 'card', id }] }
  const digits = joinDigits(text)
  const isCode = digits.length === JOIN_CODE_LENGTH && (/\/j\/\d/.test(text) || /^[\d\s-]+$/.test(text))
  const isUrl = text.includes('/')
  const kinds = CARD_ID_PATTERN.test(text) ? (['card', 'category'] as const) : []
  return {
    things: kinds.map((kind) => ({ kind, id: text })),
    ...(isCode && { code: digits }),
    ...(!isUrl && { username: text.replace(/^@/, '').toLowerCase() }),
  }
}
