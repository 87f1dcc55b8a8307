import { CARD_ID_PATTERN } from '#shared/ids.ts'
import { joinDigits } from '#shared/rules/join-code.ts'
import { JOIN_CODE_LENGTH } from '#shared/product.ts'

/** What an admin may mean by a text: each field is something to look for. */
interface Meant {
  cardId?: string
  categoryId?: string
  code?: string
  username?: string
}

const LINK = /\/(play|embed|present|create|co-host|preview|categories)\/([A-Za-z0-9_-]{10})(?![A-Za-z0-9_-])/

/** Reads a link, `card ID`, `category ID`, a bare id, a join code or a username. */
export function meantBy(text: string): Meant {
  const [, screen, inLink] = LINK.exec(text) ?? /^(card|category) ([A-Za-z0-9_-]{10})$/.exec(text) ?? []
  if (inLink !== undefined)
    return screen === 'categories' || screen === 'category' ? { categoryId: inLink } : { cardId: inLink }
  const digits = joinDigits(text)
  const isCode = digits.length === JOIN_CODE_LENGTH && (/\/j\/\d/.test(text) || /^[\d\s-]+$/.test(text))
  const isUrl = text.includes('/')
  return {
    ...(CARD_ID_PATTERN.test(text) && { cardId: text, categoryId: text }),
    ...(isCode && { code: digits }),
    ...(!isUrl && { username: text.replace(/^@/, '').toLowerCase() }),
  }
}
