import type { Result } from '#shared/errors.ts'
import type { CardJoined } from '#shared/events.ts'
import type { Card } from '#shared/schemas/card.ts'
import { frameOfEvent } from './frames.ts'

const unchanged = frameOfEvent('card:joined', { ok: true, data: { unchanged: true } })
/** Those of cards, which a crowd gets from one buffer. */
const ofCards = new WeakMap<Card, Buffer>()

/** The answer to a join in CONNECT, as a finished frame. */
export function frameOfJoined(result: Result<CardJoined>): Buffer {
  if (!result.ok || ('card' in result.data && result.data.reset)) return frameOfEvent('card:joined', result)
  if (!('card' in result.data)) return unchanged
  const { card } = result.data
  const frame = ofCards.get(card) ?? frameOfEvent('card:joined', result)
  ofCards.set(card, frame)
  return frame
}
