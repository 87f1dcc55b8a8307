import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { createDomainEvents } from '#server/domain-events.ts'
import { createLog } from '#server/log.ts'
import { createRealtime } from '#server/realtime/io.ts'
import type { Card } from '#shared/schemas/card.ts'
import { listening } from '#tests/support/listening.ts'
import { joinCard, listenTo, refusal } from '#tests/support/sockets.ts'
import { createCardReads } from '#server/realtime/card-reads.ts'

const CARD = { cardId: 'aaaaaaaaaa', version: 3 } as Card
/** Starts the realtime transport alone, with cards whose reads fail with `store.failure` if it is set. */
async function startRealtime() {
  const store: { failure: Error | undefined; beats: number } = { failure: undefined, beats: 0 }
  const events = createDomainEvents()
  const httpServer = createServer()
  const realtime = createRealtime({
    events,
    log: createLog('silent'),
    isOurOrigin: () => true,
    options: { versionHeartbeatMs: 10 },
    cards: {
      find: () => (store.failure ? Promise.reject(store.failure) : Promise.resolve(CARD)),
      versionsOf: () => {
        store.beats++
        return store.failure
          ? Promise.reject(store.failure)
          : Promise.resolve(new Map([[CARD.cardId, CARD.version]]))
      },
    },
  })
  httpServer.on('upgrade', (request, tcp: Socket, head) => realtime.engine.take(request, tcp, head))
  const close = async () => {
    await realtime.close()
    httpServer.close()
  }
  return { store, events, url: `http://127.0.0.1:${await listening(httpServer)}`, close }
}

describe('failing reads', () => {
  it('LIV-8, SEC-5: an unexpected failure is reported as internal, without its cause; the next join works', async () => {
    const { store, url, close } = await startRealtime()
    const player = await listenTo(url)
    store.failure = new Error('secret of /srv/app')
    const refused = await player.join({ cardId: CARD.cardId })
    expect(refused).toEqual(refusal('internal'))
    expect(JSON.stringify(refused)).not.toContain('secret')
    store.failure = new AppError('unavailable', 'Later, please.')
    expect(await player.join({ cardId: CARD.cardId })).toEqual(refusal('unavailable'))
    store.failure = undefined
    // A join that still shares the failed read is refused as well.
    const joined = { ok: true, data: { card: CARD } }
    await expect.poll(() => player.join({ cardId: CARD.cardId })).toEqual(joined)
    await close()
  })

  it('LIV-8: a failed heartbeat is followed by a working one', async () => {
    const { store, url, close } = await startRealtime()
    const player = await joinCard(url, { cardId: CARD.cardId })
    store.failure = new Error('away')
    const failedFrom = store.beats
    while (store.beats < failedFrom + 3) await new Promise((resolve) => setTimeout(resolve, 5))
    const heard = player.events.length
    store.failure = undefined
    await player.until(
      (received) => player.events.indexOf(received) >= heard && received.event === 'card:version',
    )
    expect(player.events.every(({ event }) => event === 'card:version')).toBe(true)
    await close()
  })
})

const card = (version: number) => ({ cardId: 'aaaaaaaaaa', version }) as Card

it('LIV-8: a read that ends after a change was pushed returns the pushed card', async () => {
  const events = createDomainEvents()
  let finish: (found: Card) => void = () => undefined
  const find = () => new Promise<Card>((resolve) => (finish = resolve))
  const join = createCardReads({ events, find }).newest('aaaaaaaaaa')
  events.emit('card.changed', { card: card(2) })
  finish(card(1))
  expect((await join)?.version).toBe(2)
})
