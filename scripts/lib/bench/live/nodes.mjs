import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { contentOf, makeCards } from '../hosts.mjs'
import { measurePairs, median } from '../pairs.mjs'
import { startServer } from '../server-process.mjs'
import { editCard, editRaw } from './fanout.mjs'
import { startJoinedNodes } from './joined-nodes.mjs'

const ADAPTER_SERVER = join(import.meta.dirname, 'adapter-server.mjs')
const EDITS = 9
/** Longer than a node holds back a second snapshot of a card. */
const PAUSE_MS = 300
/** The processes of the crowd begin to wait before an edit goes out. */
const READY_MS = 20
const REDIS_GONE_MS = 3000
const AT_ONCE = 200

const now = () => Number(process.hrtime.bigint()) / 1e6

/**
 * P5: what Redis costs the players of an edit's own node, with Redis and while it is down, and how fast an edit is at the players of
 * another node, beside Socket.IO's own Redis adapter.
 * @param {{crowd: object, processes: number, addresses: number, pairs: number, players: number}} options `players`: on each node
 * @returns {Promise<object | undefined>} undefined where Redis is not installed
 */
export async function benchNodes({ crowd, processes, addresses, pairs, players }) {
  const joined = await startJoinedNodes()
  if (!joined) return undefined
  const { redis, nodes, alone } = joined
  const references = []

  const open = (group, { url }, { cardId }) =>
    crowd.all('open', () => ({
      group,
      protocol: 'bingo',
      url,
      cardIds: [cardId],
      perCard: Math.ceil(players / processes),
      atOnce: AT_ONCE,
      addresses,
    }))
  const openWitness = (group, { url }, { cardId }) =>
    crowd.one('open', { group, protocol: 'bingo', url, cardIds: [cardId], perCard: 1, atOnce: 1 })
  const close = (group) => crowd.all('close', () => ({ group }))

  /** @returns the middle of some edits' ms, from the request to the last player of a group, or from a witness to them */
  async function lastWait({ group, edit, witness }) {
    const waits = []
    for (let count = 0; count < EDITS; count++) {
      await delay(PAUSE_MS)
      const seen = crowd.all('nextEdit', () => ({ group }))
      const witnessed = witness && crowd.one('nextEdit', { group: witness })
      await delay(READY_MS)
      const sentMs = now()
      await edit()
      const fromMs = witnessed ? (await witnessed)[0] : sentMs
      waits.push(Math.max(...(await seen).flat()) - fromMs)
    }
    return median(waits)
  }

  async function compare(ours, reference) {
    // Not counted: code that is compiled, pages of memory that are new.
    await lastWait(ours)
    await lastWait(reference)
    return measurePairs({ pairs, ours: () => lastWait(ours), reference: () => lastWait(reference) })
  }

  try {
    const [card, cardOfAlone] = await makeCards({ url: alone.url, hosts: 1, cards: 2 })
    const edit = () => editCard(nodes[0], card)
    const ownNode = { group: 'joined', edit }
    const withoutRedis = { group: 'alone', edit: () => editCard(alone, cardOfAlone) }
    await open('alone', alone, cardOfAlone)
    await open('joined', nodes[0], card)
    const local = await compare(ownNode, withoutRedis)
    await close('joined')

    const redisUrl = `redis://127.0.0.1:${redis.port}`
    const cardJson = JSON.stringify({ ...contentOf(0), cardId: card.cardId })
    for (let count = 0; count < 2; count++)
      references.push(await startServer([ADAPTER_SERVER, redisUrl, cardJson]))
    for (const [name, [here, there]] of Object.entries({ ours: nodes, theirs: references })) {
      await openWitness(`${name} here`, here, card)
      await open(`${name} there`, there, card)
    }
    const hop = await compare(
      { group: 'ours there', witness: 'ours here', edit },
      { group: 'theirs there', witness: 'theirs here', edit: () => editRaw(references[0]) },
    )
    for (const name of ['ours', 'theirs']) {
      await crowd.one('close', { group: `${name} here` })
      await close(`${name} there`)
    }
    for (const { stop } of references.splice(0)) await stop()

    await open('joined', nodes[0], card)
    await redis.stop()
    await delay(REDIS_GONE_MS)
    const localWhileDown = await compare(ownNode, withoutRedis)
    return { players, local, localWhileDown, hop }
  } finally {
    for (const { stop } of references) await stop()
    await joined.stop()
  }
}
