import { Types } from 'mongoose'
import type { CoHost, Invitation, SharedCard } from '#shared/contract/answers.ts'
import { cardModel } from '#server/models/card.ts'
import { coHostModel } from '#server/models/co-host.ts'
import type { TestApp } from '#tests/support/app.ts'
import { storedBytes } from '#tests/support/stored.ts'
import { bodyOf } from '#tests/support/visitor.ts'
import type { Person } from '../cards/person.ts'

type WithDatabase = Pick<TestApp, 'database'>

export const coHostsAt = (cardId: string) => `/api/cards/${cardId}/co-hosts`
export const invitationAt = (cardId: string) => `/api/cards/${cardId}/invitation`

export const add = (owner: Person, cardId: string, username: string) =>
  owner.call('POST', coHostsAt(cardId), { username })

/** Adds a co-host; fails the test if the server refuses. */
export async function addCoHost(owner: Person, cardId: string, person: Person): Promise<CoHost> {
  return bodyOf(await add(owner, cardId, person.user!.username), 201)
}

export const remove = (by: Person, cardId: string, person: Person) =>
  by.call('DELETE', `${coHostsAt(cardId)}/${person.user!.id}`)

/** Creates an invitation link; fails the test if the server refuses. */
export async function invite(owner: Person, cardId: string): Promise<Invitation> {
  return bodyOf(await owner.call('POST', invitationAt(cardId)), 201)
}

export const accept = (person: Person, cardId: string, token: string) =>
  person.call('POST', `${invitationAt(cardId)}/accept`, { token })

export const openLink = (person: Person, cardId: string, token: string) =>
  person.call('POST', `${invitationAt(cardId)}/open`, { token })

export async function sharedWith(person: Person, query = ''): Promise<SharedCard[]> {
  return bodyOf(await person.call('GET', `/api/shared-cards${query}`), 200)
}

/** Returns everything about cards and co-hosts in the database, which a refusal must not change. */
export function storedIn({ database: { connection } }: WithDatabase): Promise<string> {
  return storedBytes([cardModel(connection), coHostModel(connection)])
}

/** Stores that many co-hosts of a card in the database, without accounts. */
export async function seedCoHosts(
  { database: { connection } }: WithDatabase,
  cardId: string,
  count: number,
): Promise<void> {
  await cardModel(connection).updateOne({ cardId }, { $set: { coHostEpoch: 1 } })
  await coHostModel(connection).insertMany(
    Array.from({ length: count }, () => ({ cardId, userId: new Types.ObjectId(), createdAt: new Date() })),
  )
}
