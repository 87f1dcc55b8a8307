import { expect } from 'vitest'
import { guestOf, signUp } from '#tests/server/cards/person.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { Card } from '#shared/schemas/card.ts'
import { openPlayer, type Player } from './players.ts'
import { keepSaving, type Writer, type WriterLog } from './writers.ts'

const WRITERS = 16
/** The number of devices of an owner that save to the same card. */
const WRITERS_PER_CARD = 2
const PLAYERS_PER_CARD = 2
const CELLS = Array.from({ length: 16 }, (_, index) => `Square ${index + 1}`)
/** Keeps two devices of a user below the limit of 30 writes a second per user. */
const PAUSE_MS = 75

/** Checks that a version has the same content on all pages, however often the server was killed. */
function expectOneContentPerVersion(players: readonly Player[], stored: ReadonlyMap<string, Card>): void {
  const contents = new Map<string, string>()
  for (const { cardId, received } of players)
    for (const { version, cells } of received) {
      const key = `${cardId} version ${version}`
      const content = JSON.stringify(cells)
      expect([key, contents.get(key) ?? content]).toEqual([key, content])
      contents.set(key, content)
      expect(version).toBeLessThanOrEqual(stored.get(cardId)!.version)
    }
}

async function storedCard(url: string, cardId: string): Promise<Card> {
  const { status, body } = await guestOf(url).call('GET', `/api/cards/${cardId}`)
  expect(status).toBe(200)
  return body
}

/**
 * Starts sixteen devices that save and sixteen pages that play, and keep doing so through all faults of the server.
 * @param allowed statuses other than 200 that the fault may cause; `NO_ANSWER` for lost connections
 */
export async function gatherCrowd(
  url: string,
  { allowed, pauseMs = PAUSE_MS }: { allowed: readonly number[]; pauseMs?: number },
) {
  const log: WriterLog = { statuses: new Map(), problems: [] }
  const writers: Writer[] = []
  const cards: Card[] = []
  for (let at = 0; at < WRITERS / WRITERS_PER_CARD; at++) {
    const owner = await signUp(url)
    const card = await owner.makeCard({ gridSize: 4, hasFreeSpace: false, cells: CELLS })
    cards.push(card)
    for (let index = 0; index < WRITERS_PER_CARD; index++)
      writers.push({
        owner,
        cardId: card.cardId,
        index,
        words: CELLS[index]!,
        acknowledged: 0,
        storedUnanswered: 0,
      })
  }
  const players = await Promise.all(
    cards.flatMap((card) => Array.from({ length: PLAYERS_PER_CARD }, () => openPlayer(url, card))),
  )

  let over = false
  let acknowledged = 0
  const saving = writers.map((writer) =>
    keepSaving(writer, {
      url,
      card: { gridSize: 4, hasFreeSpace: false },
      log,
      allowed: [...allowed, 429],
      pauseMs,
      isOver: () => over,
      onSaved: () => acknowledged++,
    }),
  )
  const allPlayers = (wanted: (player: Player) => boolean) =>
    eventually(
      () => players.filter((player) => !wanted(player)).length,
      (missing) => missing === 0,
    )

  return {
    players,
    /** Returns the number of acknowledged saves so far. */
    saved: () => acknowledged,
    /** Returns how often a status occurred; 0 stands for no response. */
    answered: (status: number) => log.statuses.get(status) ?? 0,
    /** Returns the number of saves that were stored although their first response was lost. */
    storedUnanswered: () => writers.reduce((sum, { storedUnanswered }) => sum + storedUnanswered, 0),
    /** Resolves when this many more saves have been acknowledged. */
    moreSaves: async (count: number) => {
      const before = acknowledged
      await eventually(
        () => acknowledged,
        (now) => now >= before + count,
      )
    },
    /** Waits until every page is connected and has joined. */
    allBack: async () => {
      await allPlayers(({ isJoined }) => isJoined)
    },
    /**
     * Ends the load and waits for the acknowledgement of each save. Checks that nothing acknowledged is lost, that no
     * save was applied twice, that every page shows the stored card, and that no page ever showed anything else.
     */
    end: async () => {
      over = true
      await Promise.all(saving)
      try {
        expect(log.problems).toEqual([])
        const stored = new Map<string, Card>()
        for (const { cardId } of cards) stored.set(cardId, await storedCard(url, cardId))
        for (const [cardId, { version, cells }] of stored) {
          const own = writers.filter((writer) => writer.cardId === cardId)
          expect(own.map(({ index }) => cells[index])).toEqual(own.map(({ words }) => words))
          expect(version).toBe(own.reduce((sum, writer) => sum + writer.acknowledged, 1))
          expect(cells.slice(own.length)).toEqual(CELLS.slice(own.length))
        }
        await allPlayers((player) => player.shown().version === stored.get(player.cardId)!.version)
        for (const { cardId, shown, taken, foreign } of players) {
          expect(shown().cells).toEqual(stored.get(cardId)!.cells)
          expect(taken).toEqual([...new Set(taken)].sort((a, b) => a - b))
          expect(foreign).toEqual([])
        }
        expectOneContentPerVersion(players, stored)
      } finally {
        for (const { socket } of players) socket.disconnect()
      }
    },
  }
}
export type Crowd = Awaited<ReturnType<typeof gatherCrowd>>
