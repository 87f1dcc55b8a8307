import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { closeListeners, listenTo, type Listener } from '#tests/support/sockets.ts'
import { signUp, type Person } from '#tests/server/cards/person.ts'
import type { Card } from '#shared/schemas/card.ts'

const PLAYERS = 200

/** A page that plays: it joins on every connection with the version it shows, and shows only what is newer (LIV-7). */
interface Page {
  listener: Listener
  /** Each version that came, in an acknowledgement or by itself, in order. */
  brought: number[]
  /** Each version that was newer than what was shown, in order. */
  taken: number[]
  /** Joins that were acknowledged with success. */
  joined: number
  refusals: unknown[]
  /** Why connections ended. */
  ends: string[]
}

async function openPage(url: string, card: Card): Promise<Page> {
  const listener = await listenTo(url, { reconnection: true })
  const page: Page = { listener, brought: [], taken: [], joined: 0, refusals: [], ends: [] }
  let { version } = card
  const hear = (sent: Card) => {
    page.brought.push(sent.version)
    if (sent.version <= version) return
    version = sent.version
    page.taken.push(version)
  }
  const join = async () => {
    const result = await listener.join({ cardId: card.cardId, as: 'play', version })
    if (!result.ok) page.refusals.push(result.error)
    else {
      page.joined++
      if ('card' in result.data) hear(result.data.card)
    }
  }
  listener.socket.on('card:changed', (told: { card: Card }) => hear(told.card))
  listener.socket.on('disconnect', (reason) => page.ends.push(reason))
  listener.socket.on('connect', () => void join())
  await join()
  return page
}

describe('a server that is closed and started again', () => {
  let app: TestApp
  let host: Person

  beforeAll(async () => {
    app = await startApp({ realtime: { playersIntervalMs: 100 } })
    host = await signUp(app.url)
  })
  afterAll(() => app.close())
  afterEach(closeListeners)

  const countOf = ({ listener }: Page) => listener.counts.at(-1)?.count
  const all = (pages: readonly Page[], wanted: (page: Page) => boolean) =>
    eventually(
      () => pages.filter((page) => !wanted(page)).length,
      (missing) => missing === 0,
    )

  it(`LIV-8, LIV-10, OPS-5: ${PLAYERS} players come back by themselves and get the edit made meanwhile once`, async () => {
    const { isOwner: _, ...card } = await host.makeCard({ gridSize: 3, hasFreeSpace: false, cells: NINE })
    const { cardId } = card
    const pages = await Promise.all(Array.from({ length: PLAYERS }, () => openPage(app.url, card)))
    await all(pages, (page) => countOf(page) === PLAYERS)

    const cells = ['while away', ...NINE.slice(1)]
    await app.restart({
      meanwhile: async () => {
        await all(pages, ({ listener }) => !listener.socket.connected)
        await app.changeElsewhere(cardId, { cells, version: 2 })
      },
    })
    await all(pages, ({ joined }) => joined === 2)
    await all(pages, ({ listener }) => countOf({ listener } as Page) === PLAYERS)

    const patched = await host.patch(cardId, { title: 'Back again' })
    expect(patched).toMatchObject({ status: 200, body: { version: 3, cells } })
    await all(pages, ({ taken }) => taken.at(-1) === 3)
    await Promise.all(pages.map(({ listener }) => listener.settled()))

    for (const page of pages) {
      expect(page).toMatchObject({ brought: [2, 3], taken: [2, 3], joined: 2, refusals: [] })
      expect(page.ends).toEqual(['transport close'])
    }
  })
})

const NINE = Array.from({ length: 9 }, (_, index) => `Square ${index + 1}`)
