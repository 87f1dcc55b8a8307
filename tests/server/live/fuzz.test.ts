import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '#tests/server/cards/person.ts'
import { startSite } from '#tests/support/nodes.ts'
import { randomBelow, randomOf, seededRandom } from '#tests/support/random.ts'
import { endRedisServers, HAS_REDIS } from '#tests/support/redis-server.ts'
import { closeListeners, listenTo } from '#tests/support/sockets.ts'
import { THEMES } from '#shared/product.ts'

interface Model {
  title: string
  theme: string
  cells: string[]
  version: number
  round: number
  opIds: string[]
}

const WORDS = ['', 'a', 'b', 'c']
const GUARDS = { gridSize: 3, hasFreeSpace: false }

/** One change, the status it must have, and what it makes of the card: written for single cells and fields only. */
function randomStep(random: () => number, card: Model, step: number) {
  const stale = randomBelow(random, 4) === 0
  const change: Record<string, unknown> = {}
  const was: Record<string, unknown> = {}
  const next: Model = { ...card, cells: [...card.cells], opIds: [...card.opIds] }
  let conflict = false

  const replace = (stored: string, now: string): string => {
    const old = stale ? randomOf(random, WORDS) : stored
    if (stored !== old && stored !== now) conflict = true
    return old
  }
  if (randomBelow(random, 2)) {
    change.title = randomOf(random, WORDS)
    was.title = replace(card.title, change.title as string)
    next.title = change.title as string
  }
  if (randomBelow(random, 4) === 0) {
    change.theme = randomOf(random, THEMES)
    next.theme = change.theme as string
  }
  if (randomBelow(random, 3)) {
    const index = randomBelow(random, 9)
    const text = randomOf(random, WORDS)
    change.cells = { [index]: text }
    Object.assign(change, GUARDS)
    was.cells = { [index]: replace(card.cells[index] ?? '', text) }
    next.cells[index] = text
  }
  if (randomBelow(random, 8) === 0) {
    change.newRound = true
    next.round++
  }
  const guardFails = change.cells !== undefined && randomBelow(random, 10) === 0
  if (guardFails) change.gridSize = 4
  const repeated = randomBelow(random, 6) === 0 && card.opIds.length > 0
  const opId = repeated ? randomOf(random, card.opIds) : `fuzz-step-${step}`
  const ifMatch = randomBelow(random, 6) === 0 ? card.version - randomBelow(random, 2) : undefined

  const body = { ...change, opId, was }
  const headers: Record<string, string> = ifMatch === undefined ? {} : { 'if-match': `"v${ifMatch}"` }
  const changed =
    next.title !== card.title ||
    next.theme !== card.theme ||
    next.round !== card.round ||
    next.cells.some((text, index) => text !== card.cells[index])
  if (repeated) return { body, headers, status: 200, after: card }
  if (guardFails || (ifMatch !== undefined && ifMatch !== card.version))
    return { body, headers, status: 412, after: card }
  if (conflict) return { body, headers, status: 409, after: card }
  if (!changed) return { body, headers, status: 200, after: card }
  return {
    body,
    headers,
    status: 200,
    after: { ...next, version: card.version + 1, opIds: [...next.opIds, opId] },
  }
}

describe.for([1, 2] as const)('the live protocol under random use, on %i joined nodes', (nodes) => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    if (nodes === 1 || HAS_REDIS) site = await startSite(nodes)
  })
  afterAll(async () => {
    await site?.close()
    endRedisServers()
  })
  afterEach(closeListeners)

  it.skipIf(nodes > 1 && !HAS_REDIS).each([1, 2, 3, 4])(
    'LIV-1, LIV-3, LIV-4, LIV-6, LIV-8: every client ends with the stored card (seed %i)',
    async (seed) => {
      const random = seededRandom(seed)
      const urls = site.apps.map(({ url }) => url)
      const host = await signUp(urls[0]!)
      const made = await host.makeCard({ ...GUARDS, cells: Array.from({ length: 9 }, () => 'a') })
      const { cardId } = made
      let card: Model = { title: '', theme: 'blue', cells: made.cells, version: 1, round: 1, opIds: [] }
      const seen: Record<string, number> = {}

      /** A player keeps the greatest version shown, drops out and comes back. */
      const players = await Promise.all(
        Array.from({ length: 4 }, async (_, index) => {
          const listener = await listenTo(urls[index % nodes]!)
          return { listener, joined: false, shown: 0, heard: 0 }
        }),
      )
      type Player = (typeof players)[number]
      const show = (player: Player) => {
        const { versions } = player.listener
        player.shown = Math.max(player.shown, ...versions())
        player.heard = versions().length
      }
      const join = async (player: Player) => {
        const answer = await player.listener.join({ cardId, version: player.shown })
        if (!answer.ok) throw new Error(answer.error.code)
        if ('card' in answer.data) player.shown = Math.max(player.shown, answer.data.card.version)
        player.joined = true
      }
      const showsNewest = (player: Player) =>
        expect
          .poll(() => {
            show(player)
            return player.shown
          })
          .toBe(card.version)
      for (const player of players)
        player.listener.socket.on('card:version', ({ version }: { version: number }) => {
          show(player)
          if (player.joined && version > player.shown) void join(player)
        })

      for (let step = 0; step < 45; step++) {
        const { body, headers, status, after } = randomStep(random, card, step)
        const answer = await host.at(urls[step % nodes]!).patch(cardId, body, headers)
        expect({ seed, step, body, status: answer.status }).toEqual({ seed, step, body, status })
        const { opIds: _, ...expected } = after
        expect(status === 200 ? answer.body : answer.body.card).toMatchObject(expected)
        seen[status] = (seen[status] ?? 0) + 1
        card = after
        if (randomBelow(random, 4) === 0) {
          const player = randomOf(random, players)
          if (player.joined) {
            await player.listener.leave({ cardId })
            player.joined = false
          } else await join(player)
        }
      }

      for (const player of players) if (!player.joined) await join(player)
      for (const player of players) await showsNewest(player)
      // One change more, whose snapshot shows that nothing else is on its way.
      await host.patch(cardId, { title: `Last of ${seed}` })
      card = { ...card, version: card.version + 1 }
      for (const player of players) {
        await showsNewest(player)
        expect(player.listener.versions()).toEqual(
          [...new Set(player.listener.versions())].sort((a, b) => a - b),
        )
      }

      // The fuzz did something: changes, refusals of both kinds, and pushes.
      expect(card.version).toBeGreaterThan(8)
      expect(seen[409] ?? 0).toBeGreaterThan(0)
      expect(seen[412] ?? 0).toBeGreaterThan(0)
      expect(players.reduce((sum, { heard }) => sum + heard, 0)).toBeGreaterThan(0)
    },
  )
})
