import type { JoinCode } from '#shared/contract/answers.ts'
import { date, flag, modelOf, objectId, optional, text, type DocOf } from './model-of.ts'

/** Six digits that lead to a card: one row per card, and the codes that ended within a week. */
export type JoinCodeDoc = DocOf<typeof fields>

const fields = {
  /** The digits, so that no two cards have the same. */
  _id: text,
  cardId: text,
  /** The card's owner. */
  userId: objectId,
  /** Whether the code gives each player a shuffle. */
  shuffle: flag,
  /** When it stops working; missing in a code of an earlier version, which stops when it expires. */
  ends: optional(date),
  /** When the row is deleted. */
  expires: date,
}

export const joinCodeModel = modelOf<JoinCodeDoc>('JoinCode', 'join_codes', fields, [
  [{ cardId: 1 }, { unique: true }],
  [{ userId: 1 }],
  [{ expires: 1 }, { expireAfterSeconds: 0 }],
])

/** Returns the code as its host gets it. */
export function toJoinCode({ _id, ends, expires, shuffle }: JoinCodeDoc): JoinCode {
  return { code: _id, expiresAt: (ends ?? expires).toISOString(), shuffle }
}
