import { setTimeout as delay } from 'node:timers/promises'
import WebSocket from 'ws'

/** After the server's own timers of a new connection. */
const SETTLED_MS = 12_000

/** Asks a server process for its heap after a collection. @returns {Promise<number>} bytes */
async function heapOf({ inspectorUrl }) {
  const socket = new WebSocket(inspectorUrl)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const ask = (id, method) =>
    new Promise((resolve) => {
      const onMessage = (text) => {
        const answer = JSON.parse(text)
        if (answer.id !== id) return
        socket.off('message', onMessage)
        resolve(answer.result)
      }
      socket.on('message', onMessage)
      socket.send(JSON.stringify({ id, method }))
    })
  await ask(1, 'HeapProfiler.collectGarbage')
  const { usedSize } = await ask(2, 'Runtime.getHeapUsage')
  socket.close()
  return usedSize
}

/** P4: bytes of heap that an idle player takes, to the reference's. */
export async function benchIdle({ app, raw, card, crowd, players, processes, addresses }) {
  const perPlayer = async (protocol, server) => {
    const open = (group, perCard) =>
      crowd.all('open', () => ({
        group,
        protocol,
        url: server.url,
        cardIds: [card.cardId],
        perCard,
        atOnce: 200,
        addresses,
      }))
    // Not counted: code that is compiled for the first players.
    await open('first', 50)
    await delay(SETTLED_MS)
    const before = await heapOf(server)
    await open('idle', Math.ceil(players / processes))
    await delay(SETTLED_MS)
    const after = await heapOf(server)
    for (const group of ['first', 'idle']) await crowd.all('close', () => ({ group }))
    await delay(1000)
    return (after - before) / players
  }
  const ours = await perPlayer('bingo', app)
  const reference = await perPlayer('raw', raw)
  return { ours, reference, ratio: ours / reference }
}
