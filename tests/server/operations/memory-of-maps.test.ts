import { EventEmitter } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createAccountKey } from '#server/account-key.ts'
import { createActivity } from '#server/activity.ts'
import { createDomainEvents } from '#server/domain-events.ts'
import { createPageCache } from '#server/http/pages/page-cache.ts'
import { BoundedRateLimiter } from '#server/http/limits/rate-limiters.ts'
import { createLog } from '#server/log.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { createCardReads } from '#server/realtime/card-reads.ts'
import { createConnections } from '#server/realtime/connections.ts'
import type { LiveEngine } from '#server/realtime/engine.ts'
import { createListener } from '#server/realtime/listen.ts'
import { type LiveSocket } from '#server/realtime/rooms.ts'
import type { Card } from '#shared/schemas/card.ts'
import { listening } from '#tests/support/listening.ts'

const cardOf = (cardId: string) => ({ cardId, version: 1 }) as Card
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'passed',
    () => 'refused',
  )

describe('maps that grow with callers', () => {
  it('OPS-22: a rate limit remembers a limited number of keys, the most recently used ones', async () => {
    const limit = new BoundedRateLimiter({ points: 1, duration: 60 }, 100)
    const spend = (key: string) => outcomeOf(limit.consume(key))
    expect(await spend('early')).toBe('passed')
    expect(await spend('often')).toBe('passed')
    for (let index = 0; index < 99; index++) {
      await spend(`key ${index}`)
      expect(await spend('often')).toBe('refused')
    }
    expect(await spend('early')).toBe('passed')
    await limit.reward('rewarded')
    for (let index = 0; index < 100; index++) await spend(`other ${index}`)
    expect([await spend('rewarded'), await spend('rewarded')]).toEqual(['passed', 'refused'])
  })

  it('OPS-22: joins of too many cards at a time are refused, except those of a card that is being read', async () => {
    const finish: (() => void)[] = []
    const reads = createCardReads({
      events: createDomainEvents(),
      maxReadings: 2,
      find: (cardId) => new Promise((resolve) => finish.push(() => resolve(cardOf(cardId)))),
    })
    const running = [reads.newest('a'), reads.newest('b'), reads.newest('a')]
    await expect(reads.newest('c')).rejects.toMatchObject({ code: 'unavailable' })
    for (const end of finish) end()
    expect(await Promise.all(running)).toHaveLength(3)
    await expect.poll(() => outcomeOf(Promise.race([reads.newest('c'), delay(1)]))).toBe('passed')
  })

  it('OPS-22: twenty packets of a socket are accepted until one has been handled, and more are refused', async () => {
    let take: (packet: unknown[]) => void = () => undefined
    let finish: () => void = () => undefined
    const socket = {
      connected: true,
      use: (handle: typeof take) => (take = handle),
      on: () => undefined,
    } as unknown as LiveSocket
    const held = new Promise<{ unchanged: true }>((resolve) => (finish = () => resolve({ unchanged: true })))
    const log = createLog('silent')
    const done = () => () => Promise.resolve({})
    const handlers = { 'card:join': () => () => held, 'card:leave': done, 'card:edit': done }
    createListener(handlers, { log, onAnswered: () => undefined })(socket)
    const answers: boolean[] = []
    const clock = vi.spyOn(performance, 'now')
    for (let second = 0; second < 3; second++) {
      clock.mockReturnValue(1e9 + 1000 * second)
      for (let index = 0; index < 20; index++)
        take(['card:join', {}, ({ ok }: { ok: boolean }) => answers.push(ok)])
    }
    clock.mockRestore()
    expect(answers).toEqual(Array.from({ length: 40 }, () => false))
    finish()
    await expect.poll(() => answers).toHaveLength(60)
    expect(answers.filter((ok) => ok)).toHaveLength(20)
  })

  it('OPS-22: four pages are rendered at a time; others wait without their text', async () => {
    const rendered: string[] = []
    const ends: (() => void)[] = []
    const cache = createPageCache({
      scriptHash: () => undefined,
      compress: (html) => new Promise((resolve) => ends.push(() => resolve(Buffer.from(html)))),
    })
    const pages = Array.from({ length: 9 }, (_, index) =>
      cache.cached(`page ${index}`, 'br', () => {
        rendered.push(`page ${index}`)
        return `page ${index}`
      }),
    )
    for (const count of [4, 5, 6, 7, 8, 9, 9, 9, 9]) {
      await expect.poll(() => rendered).toHaveLength(count)
      ends.shift()!()
    }
    expect((await Promise.all(pages)).map(({ body }) => String(body))).toEqual(rendered)
  })

  it('OPS-22: a hundred emails are sent at a time; further ones are dropped and logged', async () => {
    const held: Socket[] = []
    const silent = createServer((socket) => held.push(socket.on('error', () => undefined)))
    const outcomes: string[] = []
    const activity = createActivity()
    activity.on('mail.settled', ({ outcome }) => outcomes.push(outcome))
    const smtpUrl = `smtp://127.0.0.1:${await listening(silent)}`
    const log = createLog('silent')
    const lines: object[] = []
    log.error = (line: object) => void lines.push(line)
    const mailer = await createMailer({ smtpUrl }, log, createAccountKey('a secret'), activity)
    for (let index = 0; index < 120; index++)
      mailer.send({ to: `mo${index}@example.com`, subject: 'Hello', text: 'Words' })
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'dropped'))
    expect(lines[0]).toEqual({
      event: 'mail_failed',
      subject: 'Hello',
      account: createAccountKey('a secret')('mo100@example.com'),
      kind: 'too many emails in flight',
    })
    await expect.poll(() => held).toHaveLength(100)
    for (const socket of held) socket.destroy()
    await mailer.close()
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(100)
    silent.close()
  })
})

describe('what waits for socket clients', () => {
  it('OPS-22: a client that requests more without reading it is cut off, others are not', async () => {
    const cuts: string[] = []
    const engine = Object.assign(new EventEmitter(), { tcpConnections: () => [], close: () => undefined })
    const connections = createConnections(engine as unknown as LiveEngine, (cause) => cuts.push(cause))
    const [stalled, healthy] = ['stalled', 'healthy'].map((name) => {
      const tcp = { writableLength: 0, destroy: () => cuts.push(name) }
      const connection = { readyState: 'open', tcp, close: () => (connection.readyState = 'closed') }
      engine.emit('connection', connection)
      return (bytes: number) => {
        tcp.writableLength += bytes
        connections.answered({ conn: connection } as unknown as LiveSocket)
        if (name === 'healthy') tcp.writableLength = 0
      }
    })
    for (let times = 0; times < 20; times++) healthy!(300 * 1024)
    stalled!(300 * 1024)
    expect(cuts).toEqual([])
    stalled!(300 * 1024)
    expect(cuts).toEqual(['stalled', 'stalled reader'])
    await connections.close(0)
  })

  it('OPS-5: a mail server that does not respond delays a shutdown only briefly, and the email is logged as failed', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined))
    const log = createLog('silent')
    const lines: object[] = []
    log.error = (line: object) => void lines.push(line)
    const smtpUrl = `smtp://127.0.0.1:${await listening(silent)}`
    const mailer = await createMailer({ smtpUrl }, log, createAccountKey('a secret'))
    mailer.send({ to: 'mo@example.com', subject: 'Hello', text: 'Words' })
    const begunAt = Date.now()
    await mailer.close()
    expect(Date.now() - begunAt).toBeLessThan(6000)
    expect(lines).toMatchObject([{ event: 'mail_failed', kind: 'the server ended' }])
    silent.close()
  })
})
