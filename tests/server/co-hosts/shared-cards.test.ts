import { describe, expect, it } from 'vitest'
import { cardModel } from '#server/models/card.ts'
import { coHostModel } from '#server/models/co-host.ts'
import { useApp } from '#tests/support/app.ts'
import { signUp, useNewPerson } from '../cards/person.ts'
import { addCoHost, sharedWith } from './fixtures.ts'

const app = useApp()
const owner = useNewPerson(app)
const friend = useNewPerson(app)

/** Makes the friend a co-host of so many cards in the database, three of them at each point in time. */
async function shareMany(count: number): Promise<void> {
  const { connection } = app.database
  await app.fillCards(owner.user!.id, count)
  const cards = await cardModel(connection).find({ userId: owner.user!.id }).lean()
  await cardModel(connection).updateMany({ userId: owner.user!.id }, { $set: { coHostEpoch: 1 } })
  await coHostModel(connection).insertMany(
    cards.map(({ cardId }, index) => ({
      cardId,
      userId: friend.user!.id,
      createdAt: new Date(Math.floor(index / 3) * 1000),
    })),
  )
}

describe('the cards of others that a user co-hosts', () => {
  it('HOST-7: are listed with the newest grant first, as the co-host reads them, with the owner’s name', async () => {
    await owner.call('PATCH', '/api/profile', { displayName: 'Ada' })
    const other = await signUp(app.url)
    const first = await owner.makeCard({ title: 'First' })
    const second = await other.makeCard({ title: 'Second' })
    await friend.makeCard({ title: 'My own' })
    await addCoHost(owner, first.cardId, friend)
    await addCoHost(other, second.cardId, friend)
    const sharedAt = expect.stringMatching(/^\d{4}-.*Z$/) as string
    const theirs = { isOwner: false, canEdit: true, sharedAt }
    expect(await sharedWith(friend)).toEqual([
      { ...second, ...theirs, ownerName: other.user!.username },
      { ...first, ...theirs, ownerName: 'Ada' },
    ])
    expect((await friend.call('GET', '/api/my-cards')).body).toMatchObject([
      { title: 'My own', canEdit: true },
    ])
  })

  it('HOST-7: are listed 100 at a time; `before` continues, without a gap or a repetition', async () => {
    await shareMany(230)
    const pages = [await sharedWith(friend)]
    for (let page = 0; page < 2; page++)
      pages.push(await sharedWith(friend, `?before=${pages.at(-1)!.at(-1)!.cardId}`))
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 30])
    const all = pages.flat()
    expect(new Set(all.map(({ cardId }) => cardId)).size).toBe(230)
    const times = all.map(({ sharedAt }) => sharedAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('HOST-7: are found by `q` in titles on every page, regardless of case', async () => {
    await shareMany(230)
    const found = await sharedWith(friend, '?q=cARD 23')
    expect(found.map(({ title }) => title).sort()).toEqual(['Card 23', 'Card 230'])
    expect(await sharedWith(friend, '?q=nothing')).toEqual([])
    const [last] = found.slice(-1)
    expect(await sharedWith(friend, `?q=card 23&before=${last!.cardId}`)).toEqual([])
  })

  it('HOST-7: are refused with 400 if `before` is not one of them, such as one of the user’s own cards', async () => {
    const own = await friend.makeCard()
    const foreign = await owner.makeCard()
    for (const { cardId } of [own, foreign])
      expect(await friend.call('GET', `/api/shared-cards?before=${cardId}`)).toMatchObject({
        status: 400,
        body: { fields: { before: expect.any(String) } },
      })
  })

  it('HOST-7, CARD-10: are marked as editable in "Recently played" too', async () => {
    const { cardId } = await owner.makeCard()
    const plain = await owner.makeCard()
    await addCoHost(owner, cardId, friend)
    for (const played of [plain.cardId, cardId]) await friend.call('POST', '/api/history', { cardId: played })
    const { body } = await friend.call('GET', '/api/history')
    expect(body).toMatchObject([
      { card: { cardId, isOwner: false, canEdit: true } },
      { card: { cardId: plain.cardId, isOwner: false, canEdit: false } },
    ])
  })
})
