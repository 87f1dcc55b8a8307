import { Types } from 'mongoose'
import { vi } from 'vitest'
import type { PlayedCard } from '#shared/contract/answers.ts'
import { recentPlayModel } from '#server/models/recent-play.ts'
import type { TestApp } from '#tests/support/app.ts'
import { bodyOf } from '#tests/support/visitor.ts'
import type { Person } from '../cards/person.ts'

/** Advances the clock by a second, so that the next play is newer. Needs `vi.useFakeTimers({ toFake: ['Date'] })`. */
function aSecondLater(): void {
  vi.setSystemTime(Date.now() + 1000)
}

/** Records that this person plays a card; fails the test if the server refuses. */
export async function play(person: Person, cardId: string): Promise<void> {
  aSecondLater()
  bodyOf(await person.call('POST', '/api/history', { cardId }), 204)
}

/** Stores in the database that this person played these cards one after the other. */
export async function seedPlays(
  { database: { connection } }: Pick<TestApp, 'database'>,
  person: Person,
  cards: readonly { cardId: string }[],
): Promise<void> {
  const userId = new Types.ObjectId(person.user!.id)
  const start = Date.now()
  const rows = cards.map(({ cardId }, at) => ({ cardId, userId, playedAt: new Date(start + at * 1000) }))
  await recentPlayModel(connection).insertMany(rows)
  vi.setSystemTime(start + rows.length * 1000)
}

export async function playedBy(person: Person): Promise<PlayedCard[]> {
  return bodyOf(await person.call('GET', '/api/history'), 200)
}

export async function titlesPlayedBy(person: Person): Promise<string[]> {
  return (await playedBy(person)).map(({ card }) => card.title)
}

/** Counts plays in the database. */
export function rowsOf(app: Pick<TestApp, 'database'>, of: { userId?: string; cardId?: string } = {}) {
  return recentPlayModel(app.database.connection).countDocuments(of)
}
