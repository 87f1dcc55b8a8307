import { Types } from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { VERSIONS_PER_CARD, VERSIONS_PER_USER } from '#shared/product.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { insertInParts } from '#tests/support/insert-in-parts.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { signUp, usePerson, type Person } from '../cards/person.ts'
import {
  cellsOf,
  GUARDS,
  hasVersions,
  MINUTE_MS,
  SMALL,
  SPOILED,
  stored,
  versionOf,
  versionsOf,
} from './fixtures.ts'

const DAY_MS = 24 * 60 * MINUTE_MS

const app = useApp({ limits: withoutWriteLimit() })
const host = usePerson(app)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const numbers = async (cardId: string) => (await versionsOf(host, cardId)).map(({ version }) => version)
const retitle = (cardId: string, title: string) => host.patch(cardId, { title })
const spoil = (cardId: string, word = 'Spoiled') => host.patch(cardId, { ...GUARDS, cells: cellsOf(word) })

/** Stores versions of a card in the database, replaced a minute after one another, and each current for `stoodMs`. */
async function seed(
  { cardId, userId }: { cardId: string; userId: string },
  count: number,
  stoodMs: (index: number) => number,
): Promise<void> {
  const start = Date.now() - count * MINUTE_MS
  await insertInParts(
    stored(app),
    Array.from({ length: count }, (_, index) => {
      const createdAt = new Date(start + index * MINUTE_MS)
      const version = index + 1
      const madeAt = new Date(createdAt.getTime() - stoodMs(index))
      return { cardId, userId: new Types.ObjectId(userId), version, createdAt, madeAt }
    }),
  )
}

describe('an earlier version', () => {
  it('VER-1: is kept once in 5 minutes of editing, as the card was before the edit', async () => {
    const { cardId } = await host.makeCard(SMALL)
    await retitle(cardId, 'In the first minutes')
    later(5 * MINUTE_MS)
    await retitle(cardId, 'After five minutes')
    await hasVersions(host, cardId, 1)
    for (const title of ['Soon', 'Sooner']) await retitle(cardId, title)
    later(5 * MINUTE_MS - 1)
    await retitle(cardId, 'Not yet')
    later(1)
    await retitle(cardId, 'Again')
    await hasVersions(host, cardId, 2)
    expect(await numbers(cardId)).toEqual([6, 2])
    expect(await versionOf(host, cardId, 2)).toMatchObject({
      title: 'In the first minutes',
      cells: SMALL.cells,
    })
    expect(await versionOf(host, cardId, 6)).toMatchObject({ title: 'Not yet' })
  })

  it('FLT-11, VER-1: is also kept after a clock that was a day ahead is set back', async () => {
    const { cardId } = await host.makeCard(SMALL)
    later(DAY_MS)
    await retitle(cardId, 'With the wrong time')
    await hasVersions(host, cardId, 1)
    later(-DAY_MS)
    await retitle(cardId, 'With the right time')
    await hasVersions(host, cardId, 2)
    later(5 * MINUTE_MS - 1)
    await retitle(cardId, 'Not yet')
    later(1)
    await retitle(cardId, 'Again')
    await hasVersions(host, cardId, 3)
    expect(await numbers(cardId)).toEqual([4, 2, 1])
  })

  it.each([
    ['a list of cells', SPOILED],
    ['single squares', { ...GUARDS, cells: { 0: 'x', 1: 'y', 2: 'z' } }],
    ['another grid', { gridSize: 4, cells: Array.from({ length: 16 }, () => 'x') }],
    ['a free space', { hasFreeSpace: true }],
    ['fewer extra words', { extra: [] }],
  ])('VER-1: is kept before a structural change at any time: %s', async (_, change) => {
    const { cardId } = await host.makeCard({ ...SMALL, extra: ['One', 'Two', 'Three'] })
    expect((await host.patch(cardId, change)).status).toBe(200)
    await hasVersions(host, cardId, 1)
    const kept = await versionOf(host, cardId, 1)
    expect(kept).toMatchObject({ ...SMALL, extra: ['One', 'Two', 'Three'], theme: 'blue', pattern: 'line' })
  })

  it('VER-1: is not kept for a single rewritten square or swap within 5 minutes, or for a call or a new round', async () => {
    const { cardId } = await host.makeCard(SMALL)
    const [first, second, ...others] = SMALL.cells
    await host.patch(cardId, { ...GUARDS, cells: [second, first, ...others] })
    await host.patch(cardId, { ...GUARDS, cells: { 4: 'Rewritten' } })
    later(10 * MINUTE_MS)
    await host.patch(cardId, { call: 'Rewritten' })
    await host.patch(cardId, { newRound: true })
    await host.patch(cardId, { title: SMALL.title })
    await spoil(cardId)
    await hasVersions(host, cardId, 1)
    const [kept, ...older] = await versionsOf(host, cardId)
    expect([kept?.version, older]).toEqual([5, []])
    // The time of the last change of words, not of the last call.
    expect(Date.parse(kept!.madeAt)).toBe(Date.now() - 10 * MINUTE_MS)
  })

  it('VER-2: is stored apart from the save, which succeeds even if storing it hangs or fails', async () => {
    const { cardId } = await host.makeCard(SMALL)
    const hanging = vi.spyOn(stored(app), 'create').mockReturnValueOnce(new Promise(() => {}) as never)
    expect((await spoil(cardId)).status).toBe(200)
    hanging.mockRejectedValueOnce(new Error('no database'))
    expect((await spoil(cardId, 'Worse')).status).toBe(200)
    expect(hanging).toHaveBeenCalledTimes(2)
    expect(await numbers(cardId)).toEqual([])
    expect((await spoil(cardId, 'Worst')).status).toBe(200)
    expect(await versionOf(host, cardId, (await hasVersions(host, cardId, 1))[0]!.version)).toMatchObject({
      cells: cellsOf('Worse'),
    })
  })

  it('VER-2: is stored once if two servers change the card at the same time', async () => {
    const node = await appForTest({}, app)
    const { cardId } = await host.makeCard(SMALL)
    const there = host.at(node.url)
    for (let round = 1; round <= 5; round++) {
      later(5 * MINUTE_MS)
      const change = (title: string, person: Person) => person.patch(cardId, { title: `${title} ${round}` })
      const answers = await Promise.all([change('Here', host), change('There', there)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      await hasVersions(there, cardId, round)
    }
    expect(await numbers(cardId)).toEqual([9, 7, 5, 3, 1])
  })

  it('VER-3: is deleted beyond 50 if it was current for the shortest time and is not among the newest 10', async () => {
    const { cardId } = await host.makeCard(SMALL)
    const userId = host.user!.id
    await app.changeElsewhere(cardId, { version: 51 })
    const brief = new Set([30, 45])
    await seed({ cardId, userId }, VERSIONS_PER_CARD, (index) => (brief.has(index + 1) ? 10 : 1000))
    await spoil(cardId)
    const isThere = (version: number) => (list: { version: number }[]) =>
      list.some((entry) => entry.version === version)
    await eventually(() => versionsOf(host, cardId), isThere(51))
    const left = await hasVersions(host, cardId, VERSIONS_PER_CARD)
    expect(left.map(({ version }) => version)).toEqual(
      Array.from({ length: 51 }, (_, index) => 51 - index).filter((version) => version !== 30),
    )
  })

  it('VER-3: from before a bot’s 60 rewrites is kept', async () => {
    const { cardId } = await host.makeCard(SMALL)
    later(60 * MINUTE_MS)
    for (let count = 1; count <= 60; count++) {
      await spoil(cardId, `Flip ${count}`)
      later(1000)
    }
    await expect.poll(async () => (await numbers(cardId))[0]).toBe(60)
    expect(await hasVersions(host, cardId, VERSIONS_PER_CARD)).toHaveLength(VERSIONS_PER_CARD)
    expect(await versionOf(host, cardId, 1)).toMatchObject({ cells: SMALL.cells })
  })

  it('VER-3: is deleted beyond 2,500 per account if it was the first to be replaced', async () => {
    const person = await signUp(app.url)
    const { cardId } = await person.makeCard(SMALL)
    await seed({ cardId: 'another-00', userId: person.user!.id }, VERSIONS_PER_USER, () => 1000)
    await person.patch(cardId, SPOILED)
    const count = () => stored(app).countDocuments({ cardId: 'another-00' })
    await eventually(count, (left) => left === VERSIONS_PER_USER - 1)
    expect(await stored(app).exists({ cardId: 'another-00', version: 1 })).toBeNull()
    expect(await hasVersions(person, cardId, 1)).toHaveLength(1)
  })

  it('VER-3: is deleted by the database 30 days after it was replaced', async () => {
    expect(stored(app).schema.indexes()).toContainEqual([
      { createdAt: 1 },
      { expireAfterSeconds: (30 * DAY_MS) / 1000 },
    ])
    const { cardId } = await host.makeCard(SMALL)
    later(7 * DAY_MS)
    const replacedAt = Date.now()
    await spoil(cardId)
    await hasVersions(host, cardId, 1)
    const kept = await stored(app).findOne({ cardId }).lean()
    expect(kept!.createdAt.getTime()).toBeGreaterThanOrEqual(replacedAt)
    expect(kept!.madeAt.getTime()).toBe(replacedAt - 7 * DAY_MS)
  })
})
