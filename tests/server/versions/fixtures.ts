import type { CardVersion, VersionEntry } from '#shared/contract/answers.ts'
import { cardVersionModel } from '#server/models/card-version.ts'
import type { TestApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { bodyOf } from '#tests/support/visitor.ts'
import type { Person } from '../cards/person.ts'

export const MINUTE_MS = 60_000
export const GUARDS = { gridSize: 3, hasFreeSpace: false } as const
export const cellsOf = (word: string) => Array.from({ length: 9 }, (_, index) => `${word} ${index}`)
export const SMALL = { ...GUARDS, title: 'Road trip', cells: cellsOf('Good') }
export const SPOILED = { ...GUARDS, cells: cellsOf('Spoiled') }

export const versionsAt = (cardId: string) => `/api/cards/${cardId}/versions`

/** Returns the list of versions; fails the test if the server refuses. */
export async function versionsOf(person: Person, cardId: string): Promise<VersionEntry[]> {
  return bodyOf(await person.call('GET', versionsAt(cardId)), 200)
}

/** Waits for that many versions, since saves do not wait until their version is written. */
export const hasVersions = (person: Person, cardId: string, count: number) =>
  eventually(
    () => versionsOf(person, cardId),
    (versions) => versions.length === count,
  )

export async function versionOf(person: Person, cardId: string, version: number): Promise<CardVersion> {
  return (await person.call('GET', `${versionsAt(cardId)}/${version}`)).body as CardVersion
}

/** The stored versions, read directly from the database. */
export const stored = ({ database }: Pick<TestApp, 'database'>) => cardVersionModel(database.connection)
