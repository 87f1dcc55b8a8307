import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { signUp } from '../cards/person.ts'
import { play, playedBy, rowsOf, titlesPlayedBy } from './plays.ts'

const app = useApp()
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
    await expect.poll(() => rowsOf(app, { cardId: doomed })).toBe(0)
    expect(await rowsOf(app, { cardId: kept })).toBe(2)
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
