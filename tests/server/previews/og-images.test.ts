import { describe, expect, it } from 'vitest'
import { createActivity } from '#server/activity.ts'
import { createLog } from '#server/log.ts'
import { QueueFull, type Occasion } from '#server/previews/render-queue.ts'
import { createOgImages } from '#server/previews/og-images.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const FALLBACK = Buffer.from('the static picture')
const PICTURE_BYTES = 10_000

/** Returns the cache of pictures with a fake queue, whose renderings the test resolves. */
function pictures({ maxBytes = 10 * PICTURE_BYTES } = {}) {
  const asked: {
    title: string
    occasion: Occasion
    answer: (picture: Uint8Array) => void
    fail: (error: Error) => void
  }[] = []
  const made = createOgImages({
    activity: createActivity(),
    queue: {
      waiting: () => 0,
      render: ({ title }, occasion) =>
        new Promise((resolve, reject) => asked.push({ title, occasion, answer: resolve, fail: reject })),
      close: () => Promise.resolve(),
    },
    fallback: FALLBACK,
    log: createLog('silent'),
    maxBytes,
  })
  /** Requests a card's picture, and resolves the rendering if there is one. */
  const ask = async (card = sampleCard(), drawn = new Uint8Array(PICTURE_BYTES)) => {
    const before = asked.length
    const picture = made.imageFor(card)
    asked[before]?.answer(drawn)
    return { ...(await picture), wasRendered: asked.length > before }
  }
  return { asked, imageFor: made.imageFor, ask }
}

describe('cached pictures', () => {
  it('PRE-6: are rendered once for concurrent and later requests', async () => {
    const { asked, imageFor, ask } = pictures()
    const crowd = Array.from({ length: 50 }, () => imageFor(sampleCard()))
    expect(asked).toHaveLength(1)
    asked[0]?.answer(Uint8Array.of(7))
    for (const picture of await Promise.all(crowd))
      expect(picture).toEqual({ png: Buffer.from([7]), kind: 'card' })
    expect(await ask()).toEqual({ png: Buffer.from([7]), kind: 'card', wasRendered: false })
  })

  it.each([
    ['a new version', { version: 2 }],
    ['an old version that returns', { updatedAt: '2026-11-22T10:00:00.000Z' }],
    ['another card', { cardId: 'otherCard1' }],
  ])('PRE-6: are rendered again for %s', async (_what, changes) => {
    const { ask } = pictures()
    await ask()
    expect(await ask(sampleCard(changes), Uint8Array.of(8))).toEqual({
      png: Buffer.from([8]),
      kind: 'card',
      wasRendered: true,
    })
  })

  it('PRE-6: stay within the byte limit, and the most recently requested ones are kept', async () => {
    const { ask } = pictures({ maxBytes: 3.5 * PICTURE_BYTES })
    const card = (index: number) => sampleCard({ cardId: `cardNumbe${index}` })
    for (const index of [1, 2, 3, 1, 4]) await ask(card(index))
    expect((await ask(card(1))).wasRendered).toBe(false)
    expect((await ask(card(4))).wasRendered).toBe(false)
    expect((await ask(card(2))).wasRendered).toBe(true)
  })

  it('PRE-5: are rendered with the priority of a new card until the card has had one', async () => {
    const { asked, imageFor, ask } = pictures()
    const busy = imageFor(sampleCard())
    asked[0]?.fail(new QueueFull('Busy'))
    await busy
    await ask()
    await ask(sampleCard({ version: 2 }))
    await ask(sampleCard({ cardId: 'otherCard1' }))
    expect(asked.map(({ occasion }) => occasion)).toEqual(['first', 'first', 'again', 'first'])
  })
})
