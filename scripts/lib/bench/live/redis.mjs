import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { cpuOf } from '../cpu.mjs'
import { contentOf, makeCards } from '../hosts.mjs'
import { quantile, quantilesOf } from '../pairs.mjs'
import { editCard } from './fanout.mjs'
import { startJoinedNodes } from './joined-nodes.mjs'
import { openBingo } from './protocols.mjs'

const SUBSCRIBERS = [1, 10, 100, 1000]
const PUBLISHES = 300
const WARM_UP_EDITS = 20
const EDITS = 200
/** Longer than a node holds back a second snapshot of a card. */
const PAUSE_MS = 300
const CHANNEL = 'card'

const now = () => Number(process.hrtime.bigint()) / 1e6

/** A command as Redis' protocol has it. */
const commandOf = (...parts) =>
  `*${parts.length}\r\n${parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join('')}`

function openConnection(port) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.on('error', reject)
  })
}

/** Publishes one card again and again to some subscribers. @returns ms to the last, and µs of Redis for each subscriber */
async function publishTo(redis, count) {
  const message = JSON.stringify({ kind: 'changed', card: contentOf(0) })
  const pushBytes = Buffer.byteLength(commandOf('message', CHANNEL, message))
  const publisher = await openConnection(redis.port)
  publisher.resume()
  const subscribers = await Promise.all(Array.from({ length: count }, () => openConnection(redis.port)))
  await Promise.all(
    subscribers.map((socket) => {
      const heard = new Promise((resolve) => socket.once('data', resolve))
      socket.write(commandOf('SUBSCRIBE', CHANNEL))
      return heard
    }),
  )
  let missing
  let onAll
  for (const socket of subscribers)
    socket.on('data', ({ length }) => {
      missing -= length
      if (missing === 0) onAll()
    })
  const waits = []
  const before = cpuOf(redis.pid)
  for (let publish = 0; publish < PUBLISHES; publish++) {
    missing = pushBytes * count
    const startedMs = now()
    const all = new Promise((resolve) => {
      onAll = resolve
    })
    publisher.write(commandOf('PUBLISH', CHANNEL, message))
    await all
    waits.push(now() - startedMs)
  }
  const after = cpuOf(redis.pid)
  for (const socket of [publisher, ...subscribers]) socket.destroy()
  await delay(200)
  return {
    subscribers: count,
    lastMs: quantile(waits, 0.5),
    usPerSubscriber: (after?.main - before?.main) / PUBLISHES / count,
  }
}

/** Edits a card on one node. @returns ms from when a page of that node has each edit to when a page of the other has it */
async function hopsBetween(nodes, edits) {
  const [card] = await makeCards({ url: nodes[0].url, hosts: 1, cards: 1 })
  const seen = []
  const sockets = await Promise.all(
    nodes.map(
      ({ url }, node) =>
        new Promise((resolve) => {
          const socket = openBingo(url, {
            cardId: card.cardId,
            onJoined: () => resolve(socket),
            onEdit: () => seen[node](now()),
          })
        }),
    ),
  )
  const hops = []
  for (let edit = 0; edit < edits; edit++) {
    const both = nodes.map(
      (_, node) =>
        new Promise((resolve) => {
          seen[node] = resolve
        }),
    )
    await editCard(nodes[0], card)
    const [hereMs, thereMs] = await Promise.all(both)
    hops.push(thereMs - hereMs)
    await delay(PAUSE_MS)
  }
  for (const socket of sockets) socket.destroy()
  return hops
}

/**
 * What Redis takes to tell nodes of an edit: a card to many subscribers, and from a page of one node to a page of another.
 * @returns {Promise<object | undefined>} undefined where Redis is not installed
 */
export async function benchRedis() {
  const joined = await startJoinedNodes()
  if (!joined) return undefined
  try {
    const publishes = []
    for (const count of SUBSCRIBERS) publishes.push(await publishTo(joined.redis, count))
    await hopsBetween(joined.nodes, WARM_UP_EDITS)
    return { publishes, hopMs: quantilesOf(await hopsBetween(joined.nodes, EDITS)) }
  } finally {
    await joined.stop()
  }
}
