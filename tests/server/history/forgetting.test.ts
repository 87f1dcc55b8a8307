import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recentPlayModel } from '#server/models/recent-play.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { signUp } from '../cards/person.ts'
import { play, playedBy, rowsOf, titlesPlayedBy } from './plays.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const deleteAccount = (person: Awaited<ReturnType<typeof signUp>>, password: string) =>
  person.call('DELETE', '/api/account', { password })

describe('recent plays are deleted', () => {
  it('HIST-3: with the card, for every player; other cards stay', async () => {
    const [host, player] = [await signUp(app.url), await signUp(app.url)]
    const { cardId: doomed } = await host.makeCard({ title: 'Doomed' })
    const { cardId: kept } = await host.makeCard({ title: 'Kept' })
    for (const person of [host, player]) {
      await play(person, kept)
      await play(person, doomed)
    }
    expect((await host.call('DELETE', `/api/cards/${doomed}`)).status).toBe(204)
    for (const person of [host, player]) expect(await titlesPlayedBy(person)).toEqual(['Kept'])
    await eventually(
      () => rowsOf(app, { cardId: doomed }),
      (rows) => rows === 0,
    )
    expect(await rowsOf(app, { cardId: kept })).toBe(2)
  })

  it('HIST-2: a row without its card is left out of the list', async () => {
    const player = await signUp(app.url)
    const { cardId } = await player.makeCard({ title: 'Gone' })
    const { cardId: kept } = await player.makeCard({ title: 'There' })
    await play(player, kept)
    await player.call('DELETE', `/api/cards/${cardId}`)
    await recentPlayModel(app.database.connection).create({
      cardId,
      userId: player.user?.id ?? '',
      playedAt: new Date(),
    })
    expect(await titlesPlayedBy(player)).toEqual(['There'])
  })

  it('HIST-3: with the account, only its own; the cards stay in the lists of others', async () => {
    const [leaving, staying] = [await signUp(app.url), await signUp(app.url)]
    const { cardId } = await leaving.makeCard({ title: 'Left behind' })
    await play(leaving, cardId)
    await play(staying, cardId)
    expect((await deleteAccount(leaving, 'not this one')).status).toBe(403)
    expect(await rowsOf(app, { userId: leaving.user?.id ?? '' })).toBe(1)

    expect((await deleteAccount(leaving, 'a good password')).status).toBe(204)
    expect(await rowsOf(app, { userId: leaving.user?.id ?? '' })).toBe(0)
    expect(await playedBy(staying)).toMatchObject([{ card: { title: 'Left behind', isOwner: false } }])
  })
})
