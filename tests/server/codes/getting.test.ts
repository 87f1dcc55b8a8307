import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { joinCodeModel } from '#server/models/join-code.ts'
import type { Database } from '#server/database/connect.ts'
import { createDomainEvents } from '#server/domain-events.ts'
import { createCardStore } from '#server/services/cards/card-store.ts'
import { createJoinCodes } from '#server/services/cards/join-codes.ts'
import { newCardId } from '#shared/ids.ts'
import { JOIN_CODES_PER_USER } from '#shared/product.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { limitsWith } from '#tests/support/write-limits.ts'
import { signUp, usePerson, type Person } from '../cards/person.ts'
import { codeOf, rowsOf } from './codes.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const writesLeft = new Map<string, number>()
const app = useApp({ limits: limitsWith(writesLeft) })
const host = usePerson(app)

/** Requests a join code. @returns the status, and the error code of the refusal */
async function refusalOf(person: Person, cardId: string) {
  const answer = await person.call('POST', `/api/cards/${cardId}/code`, {})
  return [answer.status, answer.body.code]
}

const joinCodesOn = (database: Database, draw?: () => string) =>
  createJoinCodes(createCardStore(database, createDomainEvents()), database, draw)

describe('refused join codes', () => {
  it('CODE-1: are those for a stranger, and for a card that does not exist; nothing is stored', async () => {
    const [{ cardId }, stranger] = [await host.makeCard(), await signUp(app.url)]
    expect(await refusalOf(stranger, cardId)).toEqual([403, 'forbidden'])
    expect(await refusalOf(host, newCardId())).toEqual([404, 'not-found'])
    expect(await rowsOf(app)).toBe(0)
  })

  it('CODE-1: include the 101st of a user, also if many are requested at once', async () => {
    const teacher = await signUp(app.url)
    const [one, two, three] = [await teacher.makeCard(), await teacher.makeCard(), await teacher.makeCard()]
    await joinCodeModel(app.database.connection).insertMany(
      Array.from({ length: JOIN_CODES_PER_USER - 1 }, (_, index) => ({
        _id: `9${String(index).padStart(5, '0')}`,
        cardId: newCardId(),
        userId: new Types.ObjectId(teacher.user!.id),
        shuffle: false,
        ends: new Date(Date.now() + DAY_MS),
        expires: new Date(Date.now() + DAY_MS),
      })),
    )
    const answers = await Promise.all(
      [one, two, three].map(({ cardId }) => teacher.call('POST', `/api/cards/${cardId}/code`, {})),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403])
    expect(answers[1]!.body).toMatchObject({ code: 'quota-exceeded' })
    // Getting a card's existing code again does not count as another code.
    expect((await codeOf(teacher, one.cardId)).code).toBe(answers[0]!.body.code)
    await teacher.call('DELETE', `/api/cards/${one.cardId}`)
    await expect.poll(() => rowsOf(app, { cardId: one.cardId })).toBe(0)
    expect(await codeOf(teacher, two.cardId)).toBeDefined()
  })
})

describe('the join code of a card', () => {
  it('CODE-1: has six digits and lasts a day', async () => {
    const { cardId } = await host.makeCard()
    const before = Date.now()
    const answer = await host.call('POST', `/api/cards/${cardId}/code`, {})
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toEqual({
      code: expect.stringMatching(/^\d{6}$/),
      expiresAt: expect.any(String),
      shuffle: false,
    })
    const left = Date.parse(answer.body.expiresAt) - before
    expect(left).toBeGreaterThanOrEqual(DAY_MS)
    expect(left).toBeLessThan(DAY_MS + 60_000)
  })

  it('CODE-1: stays the same and ends no earlier when its host requests it again; the last request decides on the shuffle', async () => {
    const { cardId } = await host.makeCard()
    const first = await codeOf(host, cardId)
    const again = await codeOf(host, cardId, true)
    expect(again).toMatchObject({ code: first.code, shuffle: true })
    expect(Date.parse(again.expiresAt)).toBeGreaterThanOrEqual(Date.parse(first.expiresAt))
    expect(await rowsOf(app, { cardId })).toBe(1)
  })

  it('CODE-1: is only one, however many request it at once, even on two servers', async () => {
    const other = await appForTest({}, app)
    const { cardId } = await host.makeCard()
    const services = [app, other].map(({ database }) => joinCodesOn(database))
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        services[index % 2]!.renew({ userId: host.user!.id, cardId, shuffle: false }),
      ),
    )
    expect(new Set(asked.map(({ code }) => code)).size).toBe(1)
    expect(await rowsOf(app, { cardId })).toBe(1)
  })

  it('CODE-1: is drawn again if another card has it, and refused for now if no draw finds a free one', async () => {
    const [taken, card] = [await host.makeCard(), await host.makeCard()]
    const { code } = await codeOf(host, taken.cardId)
    const draws = [code, code, '123123']
    const target = { userId: host.user!.id, cardId: card.cardId, shuffle: false }
    const unlucky = joinCodesOn(app.database, () => code)
    await expect(unlucky.renew(target)).rejects.toMatchObject({ code: 'unavailable' })
    const lucky = joinCodesOn(app.database, () => draws.shift()!)
    expect(await lucky.renew(target)).toMatchObject({ code: '123123' })
    expect(await lucky.find(code)).toMatchObject({ cardId: taken.cardId })
  })
})
