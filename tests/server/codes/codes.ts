import type { JoinCode } from '#shared/contract/answers.ts'
import { joinCodeModel } from '#server/models/join-code.ts'
import type { TestApp } from '#tests/support/app.ts'
import { bodyOf, newVisitor, type Answer } from '#tests/support/visitor.ts'
import type { Person } from '../cards/person.ts'

let addresses = 0

/** Returns an IP address that no other test uses, for servers that trust one proxy. */
export function newAddress(): string {
  addresses++
  return `10.9.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

/** Returns the code of a card; fails the test if the server refuses. */
export async function codeOf(person: Person, cardId: string, shuffle = false): Promise<JoinCode> {
  return bodyOf(await person.call('POST', `/api/cards/${cardId}/code`, { shuffle }), 200)
}

/** Opens a code as a stranger, by the call and by the address of its page. */
export async function tryCode(
  url: string,
  code: string,
  address = newAddress(),
): Promise<{ call: Answer; page: Answer }> {
  const headers = { 'x-forwarded-for': address }
  const path = encodeURIComponent(code)
  return {
    call: await newVisitor(url).get(`/api/codes/${path}`, headers),
    page: await newVisitor(url).get(`/j/${path}`, headers),
  }
}

/** Returns codes that no card has. */
export async function freeCodes(app: TestApp, count: number): Promise<string[]> {
  const free: string[] = []
  for (let number = 0; free.length < count; number++) {
    const code = String(number).padStart(6, '0')
    if (!(await rowsOf(app, { _id: code }))) free.push(code)
  }
  return free
}

export async function freeCode(app: TestApp): Promise<string> {
  return (await freeCodes(app, 1))[0]!
}

/** Counts codes in the database. */
export function rowsOf(app: TestApp, of: { _id?: string; cardId?: string } = {}): Promise<number> {
  return joinCodeModel(app.database.connection).countDocuments(of)
}

/** Lets a code expire, as if its host had not used it for a day. */
export async function expire(app: TestApp, code: string): Promise<void> {
  await joinCodeModel(app.database.connection).updateOne(
    { _id: code },
    { $set: { ends: new Date(Date.now() - 1) } },
  )
}
