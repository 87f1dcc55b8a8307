import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { closeListeners, listenTo } from '#tests/support/sockets.ts'
import { limitsWith } from '#tests/support/write-limits.ts'
import { guestOf, signUp, type Person } from './person.ts'

const cellsOf = (...texts: string[]) => Array.from({ length: 9 }, (_, index) => texts[index] ?? '')
/** A 3x3 card without a free space. */
const SMALL = { gridSize: 3, hasFreeSpace: false, cells: cellsOf('a', 'b', 'c') }
const GUARDS = { gridSize: 3, hasFreeSpace: false }

describe('racing writes', () => {
  let owner: Person
  const writesLeft = new Map<string, number>()

  const app = useApp({ limits: limitsWith(writesLeft) })
  beforeAll(async () => {
    owner = await signUp(app.url)
  })
  afterEach(closeListeners)

  const stored = async (cardId: string) => (await guestOf(app.url).call('GET', `/api/cards/${cardId}`)).body

  it('LIV-1, LIV-4: two PATCHes racing on different cells both survive', async () => {
    const { cardId } = await owner.makeCard(SMALL)
    const answers = await Promise.all([
      owner.patch(cardId, { cells: { 0: 'left' }, ...GUARDS, was: { cells: { 0: 'a' } } }),
      owner.patch(cardId, { cells: { 1: 'right' }, ...GUARDS, was: { cells: { 1: 'b' } } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored(cardId)).toMatchObject({ version: 3, cells: cellsOf('left', 'right', 'c') })
  })

  it('LIV-1, LIV-4: of two racing on one cell one is refused with what the other wrote', async () => {
    const { cardId } = await owner.makeCard(SMALL)
    const answers = await Promise.all(
      ['left', 'right'].map((text) =>
        owner.patch(cardId, { cells: { 0: text }, ...GUARDS, was: { cells: { 0: 'a' } } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { cells } = (await stored(cardId)) as { cells: string[] }
    expect(answers.find(({ status }) => status === 409)?.body.card.cells).toEqual(cells)
  })

  it('LIV-6: a change that races a delete is stored before it or answered with 404, never stored after it', async () => {
    const { cardId } = await owner.makeCard(SMALL)
    const player = await listenTo(app.url)
    await player.join({ cardId })
    const answers = await Promise.all([
      owner.patch(cardId, { title: 'One' }),
      owner.call('DELETE', `/api/cards/${cardId}`),
      owner.patch(cardId, { title: 'Two' }),
    ])
    expect([200, 404]).toContain(answers[0].status)
    expect(answers[1].status).toBe(204)
    expect([200, 404]).toContain(answers[2].status)
    await player.until(({ event }) => event === 'card:deleted')
    await player.settled()
    expect(player.events.at(-1)?.event).toBe('card:deleted')
  })
})
