import { expect } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import type { TestApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { listenTo, type Listener } from '#tests/support/sockets.ts'
import { signUp } from '../cards/person.ts'

const NINE = Array.from({ length: 9 }, (_, index) => `Square ${index + 1}`)

/** A page that plays: it joins on every connection with the version it shows, and takes only newer cards (LIV-7). */
interface Page {
  listener: Listener
  /** The versions received, by acknowledgement or push, in order. */
  received: number[]
  /** The versions that were newer than the one shown, in order. */
  taken: number[]
  /** Joins that were acknowledged with success. */
  joined: number
  refusals: unknown[]
  /** Why connections ended. */
  ends: string[]
}

async function openPage(url: string, card: Card): Promise<Page> {
  const listener = await listenTo(url, { reconnection: true })
  const page: Page = { listener, received: [], taken: [], joined: 0, refusals: [], ends: [] }
  let { version } = card
  const receive = (sent: Card) => {
    page.received.push(sent.version)
    if (sent.version <= version) return
    version = sent.version
    page.taken.push(version)
  }
  const join = async () => {
    const result = await listener.join({ cardId: card.cardId, as: 'play', version })
    if (!result.ok) page.refusals.push(result.error)
    else {
      page.joined++
      if ('card' in result.data) receive(result.data.card)
    }
  }
  listener.socket.on('card:changed', ({ card: pushed }: { card: Card }) => receive(pushed))
  listener.socket.on('disconnect', (reason) => page.ends.push(reason))
  listener.socket.on('connect', () => void join())
  await join()
  return page
}

const countOf = ({ listener }: Page) => listener.counts.at(-1)?.count
const all = (pages: readonly Page[], wanted: (page: Page) => boolean) =>
  eventually(
    () => pages.filter((page) => !wanted(page)).length,
    (missing) => missing === 0,
  )

/** Restarts the app while `players` are connected; an edit is stored while it is down. `playersIntervalMs` must be short. */
export async function expectAllComeBack(app: TestApp, players: number): Promise<void> {
  const host = await signUp(app.url)
  const {
    isOwner: _,
    canEdit: __,
    ...card
  } = await host.makeCard({ gridSize: 3, hasFreeSpace: false, cells: NINE })
  const { cardId } = card
  const pages = await Promise.all(Array.from({ length: players }, () => openPage(app.url, card)))
  await all(pages, (page) => countOf(page) === players)

  const cells = ['while away', ...NINE.slice(1)]
  await app.restart({
    whileDown: async () => {
      await all(pages, ({ listener }) => !listener.socket.connected)
      await app.changeElsewhere(cardId, { cells, version: 2 })
    },
  })
  await all(pages, ({ joined }) => joined === 2)
  await all(pages, ({ listener }) => countOf({ listener } as Page) === players)

  const patched = await host.patch(cardId, { title: 'Back again' })
  expect(patched).toMatchObject({ status: 200, body: { version: 3, cells } })
  await all(pages, ({ taken }) => taken.at(-1) === 3)
  await Promise.all(pages.map(({ listener }) => listener.settled()))

  for (const page of pages) {
    expect(page).toMatchObject({ received: [2, 3], taken: [2, 3], joined: 2, refusals: [] })
    expect(page.ends).toEqual(['transport close'])
  }
}
