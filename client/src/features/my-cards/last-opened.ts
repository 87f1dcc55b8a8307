import type { PlayedCard } from '#shared/contract/answers.ts'
import type { Card } from '#shared/schemas/card.ts'
import { basics } from '#messages/basics.ts'
import { myCards } from '#messages/my-cards.ts'
import { DIGITS } from '../../lib/dates.ts'

/** Returns the times at which the user last played each card, by card id, in milliseconds since the epoch. */
export function playTimes(plays: readonly PlayedCard[]): ReadonlyMap<string, number> {
  return new Map(plays.map(({ card, playedAt }) => [card.cardId, Date.parse(playedAt)]))
}

/** Returns the time at which the user last played a card or a host last edited it, in milliseconds since the epoch. */
function lastOpened({ cardId, updatedAt }: Card, played: ReadonlyMap<string, number>): number {
  return Math.max(Date.parse(updatedAt), played.get(cardId) ?? 0)
}

/** Groups cards by the month in which they were last opened, such as "This month" or "October 2026", newest first. */
export function groupByMonth<C extends Card>(
  cards: readonly C[],
  played: ReadonlyMap<string, number>,
  now = new Date(),
): { month: string; cards: C[] }[] {
  const format = new Intl.DateTimeFormat(basics.tag, { ...DIGITS, year: 'numeric', month: 'long' })
  const thisMonth = format.format(now)
  const months: { month: string; cards: C[] }[] = []
  const timed = cards.map((card) => ({ card, time: lastOpened(card, played) }))
  for (const { card, time } of timed.sort((one, other) => other.time - one.time)) {
    const formatted = format.format(time)
    const month = formatted === thisMonth ? myCards.thisMonth : formatted
    if (months.at(-1)?.month === month) months.at(-1)!.cards.push(card)
    else months.push({ month, cards: [card] })
  }
  return months
}
