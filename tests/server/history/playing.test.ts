import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newCardId } from '#shared/ids.ts'
import { RECENT_PLAYS_PER_USER } from '#shared/product.ts'
import { useApp } from '#tests/support/app.ts'
import { signUp } from '../cards/person.ts'
import { play, playedBy, rowsOf, seedPlays, titlesPlayedBy } from './plays.ts'

const app = useApp()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

describe('recent plays', () => {
  it('HIST-1 HIST-2: list own and others’ cards in their current state with the time, newest first', async () => {
    const [player, host] = [await signUp(app.url), await signUp(app.url)]
    const own = await player.makeCard({ title: 'Mine' })
    const others = await host.makeCard({ title: "The host's", theme: 'red' })
    await play(player, own.cardId)
    const ownAt = new Date().toISOString()
    await play(player, others.cardId)
    const othersAt = new Date().toISOString()
    const changed = (await host.patch(others.cardId, { title: 'Changed since' })).body
    expect(await playedBy(player)).toEqual([
      { card: { ...changed, isOwner: false, canEdit: false }, playedAt: othersAt },
      { card: own, playedAt: ownAt },
    ])
  })

  it('HIST-1: keep one row for a card played again, which now comes first', async () => {
    const player = await signUp(app.url)
    const [first, second] = [
      await player.makeCard({ title: 'First' }),
      await player.makeCard({ title: 'Second' }),
    ]
    await play(player, first.cardId)
    await play(player, second.cardId)
    expect(await titlesPlayedBy(player)).toEqual(['Second', 'First'])
    await play(player, first.cardId)
    const list = await playedBy(player)
    expect(list.map(({ card }) => card.title)).toEqual(['First', 'Second'])
    expect(list[0]?.playedAt).toBe(new Date().toISOString())
    expect(await rowsOf(app, { cardId: first.cardId })).toBe(1)
  })

  it('HIST-2: belong to one user: another player of the same card has a separate row and time', async () => {
    const [one, other, third] = [await signUp(app.url), await signUp(app.url), await signUp(app.url)]
    const { cardId } = await one.makeCard({ title: 'Of all' })
    const { cardId: secret } = await one.makeCard({ title: 'Of one' })
    await play(one, cardId)
    await play(one, secret)
    await play(other, cardId)
    expect(await titlesPlayedBy(one)).toEqual(['Of one', 'Of all'])
    expect(await titlesPlayedBy(other)).toEqual(['Of all'])
    expect(await playedBy(third)).toEqual([])
    expect((await playedBy(other))[0]?.playedAt).not.toBe((await playedBy(one))[1]?.playedAt)
  })
})

it('HIST-3: recent plays are limited to fifty per user: the oldest is dropped', async () => {
  const [player, other] = [await signUp(app.url), await signUp(app.url)]
  const kept = await other.makeCard({ title: 'Of another' })
  await play(other, kept.cardId)
  await app.fillCards(player.user?.id ?? '', RECENT_PLAYS_PER_USER + 1)
  const cards = (await player.call('GET', '/api/my-cards')).body as { cardId: string; title: string }[]
  await seedPlays(app, player, cards.slice(0, -3))
  for (const { cardId } of cards.slice(-3)) await play(player, cardId)

  const newestFirst = cards.map(({ title }) => title).reverse()
  expect(await titlesPlayedBy(player)).toEqual(newestFirst.slice(0, RECENT_PLAYS_PER_USER))
  expect(await rowsOf(app, { userId: player.user?.id ?? '' })).toBe(RECENT_PLAYS_PER_USER)
  expect(await titlesPlayedBy(other)).toEqual(['Of another'])

  // Playing a card that is already in the list removes no other card: only its place changes.
  await play(player, cards[1]?.cardId ?? '')
  const again = await titlesPlayedBy(player)
  expect([again.length, again[0]]).toEqual([RECENT_PLAYS_PER_USER, cards[1]?.title])
})

it('HIST-1: recording a play of an unknown or deleted card is 404', async () => {
  const player = await signUp(app.url)
  const { cardId } = await player.makeCard()
  await player.call('DELETE', `/api/cards/${cardId}`)
  for (const gone of [newCardId(), cardId])
    expect(await player.call('POST', '/api/history', { cardId: gone })).toMatchObject({
      status: 404,
      body: { code: 'not-found', message: "This card doesn't exist." },
    })
  expect(await rowsOf(app, { userId: player.user!.id })).toBe(0)
})

const deleteAccount = (person: Awaited<ReturnType<typeof signUp>>, password: string) =>
  person.call('DELETE', '/api/account', { password })

describe('deleting recent plays', () => {
  it('HIST-3: happens with the card, for every player; other cards stay', async () => {
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

  it('HIST-3: happens with the account, only for its own plays; others keep its cards', async () => {
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
