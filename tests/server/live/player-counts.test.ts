import { describe, expect, it } from 'vitest'
import { usePerson } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { joinCard, type Listener } from '#tests/support/sockets.ts'

describe('the number of players', () => {
  const app = useApp({ realtime: { playersIntervalMs: 100 } })
  const host = usePerson(app)

  const player = (cardId: string, as: 'play' | 'edit' = 'play') => joinCard(app.url, { cardId, as })
  const numbers = ({ counts }: Listener) => counts.map(({ count }) => count)
  const gets = (listener: Listener, count: number) => expect.poll(() => numbers(listener).at(-1)).toBe(count)

  it('LIV-10: the room gets the number when a player joins, disconnects or leaves', async () => {
    const { cardId } = await host.makeCard()
    const first = await player(cardId)
    await gets(first, 1)
    const second = await player(cardId)
    const third = await player(cardId)
    for (const listener of [first, second, third]) await gets(listener, 3)
    second.socket.io.engine.close()
    await gets(first, 2)
    await third.leave({ cardId })
    await gets(first, 1)
    expect(first.counts.every((received) => Object.keys(received).join() === 'cardId,count')).toBe(true)
  })

  it('LIV-10: editors get the number, but count only once they start to play', async () => {
    const { cardId } = await host.makeCard()
    const editor = await player(cardId, 'edit')
    await gets(editor, 0)
    const one = await player(cardId)
    await gets(editor, 1)
    await gets(one, 1)
    await editor.join({ cardId, as: 'play' })
    await gets(one, 2)
    await editor.join({ cardId, as: 'edit' })
    await gets(one, 1)
  })

  it('LIV-10: a new page gets the number once, and the others do not get it again', async () => {
    const { cardId } = await host.makeCard()
    const one = await player(cardId)
    await gets(one, 1)
    await new Promise((resolve) => setTimeout(resolve, 250))
    const editor = await player(cardId, 'edit')
    await gets(editor, 1)
    await editor.settled()
    await one.settled()
    expect(numbers(editor)).toEqual([1])
    expect(numbers(one)).toEqual([1])
  })

  it('LIV-10: many joins at once send fewer numbers, and end with the newest', async () => {
    const { cardId } = await host.makeCard()
    const first = await player(cardId)
    await gets(first, 1)
    await new Promise((resolve) => setTimeout(resolve, 250))
    await Promise.all(Array.from({ length: 12 }, () => player(cardId)))
    await gets(first, 13)
    expect(numbers(first).length).toBeLessThan(10)
    expect(numbers(first)).toEqual([...numbers(first)].sort((one, other) => one - other))
  })
})
