import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { cardModel } from '#server/models/card.ts'
import { useApp } from '#tests/support/app.ts'
import { signUp } from './person.ts'

const titles = (cards: { title: string }[]) => cards.map(({ title }) => title)

describe("the user's own cards", () => {
  const app = useApp()

  it("CARD-11: are only the user's, newest first by creation, whatever has changed since", async () => {
    const [owner, other] = [await signUp(app.url), await signUp(app.url)]
    expect((await owner.call('GET', '/api/my-cards')).body).toEqual([])
    const first = await owner.makeCard({ title: 'First' })
    await other.makeCard({ title: "Other's" })
    await owner.makeCard({ title: 'Second' })
    const third = await owner.makeCard({ title: 'Third' })
    const changed = (await owner.patch(first.cardId, { theme: 'red' })).body
    const list = (await owner.call('GET', '/api/my-cards')).body
    expect(titles(list)).toEqual(['Third', 'Second', 'First'])
    expect(list[0]).toEqual(third)
    expect(list[2]).toEqual(changed)
  })

  it('CARD-11: are returned 100 at a time; ?before= continues, each card exactly once', async () => {
    const owner = await signUp(app.url)
    await app.fillCards(owner.user?.id ?? '', 250)
    const pages: { cardId: string; createdAt: string }[][] = []
    for (let before = ''; ;) {
      const page = (await owner.call('GET', `/api/my-cards${before}`)).body
      pages.push(page)
      if (page.length === 0) break
      before = `?before=${page.at(-1).cardId}`
    }
    expect(pages.map((page) => page.length)).toEqual([100, 100, 50, 0])
    const all = pages.flat()
    expect(new Set(all.map(({ cardId }) => cardId)).size).toBe(250)
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('CARD-11: are each on one page even if they were created at the same moment', async () => {
    const owner = await signUp(app.url)
    await app.fillCards(owner.user?.id ?? '', 150)
    const userId = new Types.ObjectId(owner.user?.id)
    await cardModel(app.database.connection).updateMany({ userId }, { $set: { createdAt: new Date() } })
    const first = (await owner.call('GET', '/api/my-cards')).body
    const second = (await owner.call('GET', `/api/my-cards?before=${first.at(-1).cardId}`)).body
    expect([first.length, second.length]).toEqual([100, 50])
    const ids = [...first, ...second].map(({ cardId }: { cardId: string }) => cardId)
    expect(new Set(ids).size).toBe(150)
  })

  it("CARD-11: an unknown, malformed or another user's ?before=, and a malformed ?q=, is 400 and names the field", async () => {
    const [owner, other] = [await signUp(app.url), await signUp(app.url)]
    const { cardId } = await other.makeCard()
    for (const query of [
      'before=aaaaaaaaaa',
      `before=${cardId}`,
      'before=',
      'before=short',
      'before=aaaaaaaaaa&before=bbbbbbbbbb',
      'q=a&q=b',
      `q=${'x'.repeat(101)}`,
      'q=a%00',
    ]) {
      const refused = await owner.call('GET', `/api/my-cards?${query}`)
      expect([query, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
        query,
        400,
        [query.split('=')[0]],
      ])
    }
  })

  it('CARD-11: are found by ?q= within titles and squares, regardless of case and never as a pattern', async () => {
    const owner = await signUp(app.url)
    for (const title of ['Movie Night', 'Stand-up (Monday)', 'ÜBUNG 1', 'a.c', 'abc', '100% fun', ''])
      await owner.makeCard({ title })
    const found = async (q: string) =>
      titles((await owner.call('GET', `/api/my-cards?q=${encodeURIComponent(q)}`)).body)
    expect(await found('night')).toEqual(['Movie Night'])
    expect(await found('  MOVIE   night ')).toEqual(['Movie Night'])
    expect(await found('übung')).toEqual(['ÜBUNG 1'])
    expect(await found('a.c')).toEqual(['a.c'])
    expect(await found('(monday)')).toEqual(['Stand-up (Monday)'])
    expect(await found('.*')).toEqual([])
    expect(await found('%')).toEqual(['100% fun'])
    await owner.makeCard({ title: 'With words', gridSize: 3, cells: ['Ein Öltanker', ...Array(8).fill('')] })
    expect(await found('öltank')).toEqual(['With words'])
    expect(await found('')).toHaveLength(8)
  })

  it('CARD-11: are all searched by ?q=, which continues with ?before=', async () => {
    const owner = await signUp(app.url)
    await app.fillCards(owner.user?.id ?? '', 230)
    const found = async (query: string) => (await owner.call('GET', `/api/my-cards?${query}`)).body
    expect(titles(await found('q=card%20225'))).toEqual(['Card 225'])
    const many = await found('q=card%201')
    // Cards 1, 10 to 19 and 100 to 199 match: eleven more than one response contains.
    expect(many).toHaveLength(100)
    expect(titles(many).slice(0, 3)).toEqual(['Card 1', 'Card 10', 'Card 11'])
    const rest = await found(`q=card%201&before=${many.at(-1).cardId}`)
    expect(titles(rest)).toEqual(Array.from({ length: 11 }, (_, index) => `Card ${189 + index}`))
  })
})
