import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import net from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { connectRedis } from '#server/redis.ts'
import { guestOf, signUp } from '#tests/server/cards/person.ts'
import { eventually } from '#tests/support/eventually.ts'
import { freePort } from '#tests/support/free-port.ts'
import { writeCertificate } from '#tests/support/nginx.ts'
import { startJoinedNodes, startNodes } from '#tests/support/nodes.ts'
import { writtenLog } from '#tests/support/written-log.ts'
import { HAS_REDIS, startRedis } from '#tests/support/redis-server.ts'
import { scrape, sumOf } from '#tests/support/scrape.ts'
import { joinCard, snapshotOf } from '#tests/support/sockets.ts'
import { playThroughLoss } from './lost-redis.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { forTest } from '#tests/support/use-started.ts'

/** Connects to Redis for one test. @returns the connection and its log */
async function connectedTo(url: string) {
  const { log, logged } = writtenLog()
  return { connection: await forTest(connectRedis(url, log)), logged }
}

describe.skipIf(!HAS_REDIS)('Redis that goes down and comes back', () => {
  it('NODE-2: edits continue while it is killed and started again', async () => {
    const nodes = await forTest(startJoinedNodes())
    const { redis } = nodes
    await playThroughLoss(nodes, { lose: redis.kill, comeBack: redis.start })
  })

  it('NODE-2: a server starts without it, says so once, and connects when it is up', async () => {
    const redis = await startRedis()
    await redis.kill()
    const { connection, logged } = await connectedTo(redis.url)
    // Long enough for several attempts.
    await delay(2000)
    expect(logged).toMatchObject([{ event: 'redis_down', cause: 'ECONNREFUSED' }])
    await redis.start()
    await eventually(connection.isUp, (up) => up)
    expect(logged.map(({ event }) => event)).toEqual(['redis_down', 'redis_up'])
  })

  it('NODE-2: a connection that opens after the attempt was given up is closed', async () => {
    const redis = await startRedis()
    const connecting = vi.spyOn(net, 'createConnection').mockImplementation(() => {
      const socket = new net.Socket()
      // As if each step, such as the look-up of the address, stayed below its own limit.
      socket.setTimeout = () => socket
      setTimeout(() => socket.connect(redis.port, '127.0.0.1'), 2500)
      return socket
    })
    await connectedTo(redis.url)
    await delay(3500)
    expect(connecting).toHaveBeenCalledTimes(2)
    // The reply is the number of connections that the command closed, without its own.
    expect(await redis.command('CLIENT KILL TYPE normal')).toBe(':0')
    connecting.mockRestore()
  })

  it.each([
    ['a wrong password', ['--requirepass', 'right'], 'WRONGPASS', 'REDIS_URL'],
    // Like Redis 5, which has no HELLO command.
    ['one that is too old', ['--rename-command', 'HELLO', ''], 'ERR unknown command', 'Redis 6 or later'],
  ])(
    'NODE-2: %s is logged once, with its cause and without the password',
    async (_what, options, cause, says) => {
      const redis = await startRedis(...options)
      const { connection, logged } = await connectedTo(redis.url.replace('//', '//:hunter2@'))
      await delay(2000)
      expect(connection.isUp()).toBe(false)
      expect(logged).toMatchObject([{ event: 'redis_refused', cause, msg: expect.stringContaining(says) }])
      expect(JSON.stringify(logged)).not.toContain('hunter2')
    },
  )

  it('NODE-2: a failed snapshot leaves it up and is logged once, and again if it recurs after a fix', async () => {
    const folder = newFolder()
    const redis = await startRedis('--dir', folder, '--save', '1 1')
    const { connection, logged } = await connectedTo(redis.url)
    await eventually(connection.isUp, (up) => up)
    // Writing a snapshot fails, as on a full disk.
    await rm(folder, { recursive: true })
    await eventually(
      async () => {
        await redis.command('SET key value')
        return redis.command('PING')
      },
      (reply) => reply.startsWith('-MISCONF'),
    )
    await delay(3500)
    expect(connection.isUp()).toBe(true)
    await connection.publish('channel', 'message')
    const refused = { event: 'redis_refused', cause: 'MISCONF', msg: expect.stringContaining('corrected') }
    expect(logged).toMatchObject([{ event: 'redis_up' }, refused])
    await redis.command('CONFIG SET stop-writes-on-bgsave-error no')
    await delay(1500)
    await redis.command('CONFIG SET stop-writes-on-bgsave-error yes')
    await expect.poll(() => logged).toHaveLength(3)
    expect(logged[2]).toMatchObject(refused)
  })

  it('NODE-2: channels that it refused are received soon after permission was granted', async () => {
    const redis = await startRedis()
    await redis.command('ACL SETUSER app on >secret ~* +@all resetchannels')
    const nodes = await forTest(startNodes([redis.url.replace('//', '//app:secret@'), redis.url]))
    const [here, there] = nodes.nodes
    const host = await signUp(there!.app.url)
    const { cardId } = await host.makeCard()
    const player = await joinCard(here!.app.url, { cardId })
    const refused = { event: 'redis_refused', cause: 'NOPERM' }
    await expect.poll(() => here!.logged).toMatchObject([{ event: 'redis_up' }, refused])
    await redis.command('ACL SETUSER app allchannels')
    const heardBy = (channel: string) => redis.command(`PUBLISH bingoboard:${channel} nothing`)
    await expect.poll(() => heardBy('nodes'), { timeout: 5000 }).toBe(':2')
    await expect.poll(() => heardBy(`card:${cardId}`), { timeout: 5000 }).toBe(':1')
    await host.patch(cardId, { title: 'Heard' })
    await player.until(snapshotOf(2))
    expect(here!.logged).toHaveLength(2)
  })

  it('NODE-2: a user with the permissions that deploy.md names is refused nothing', async () => {
    const named = /Its user needs the commands ([^]*?), the keys/.exec(readFileSync('docs/deploy.md', 'utf8'))
    const commands = Array.from(named![1]!.matchAll(/`([A-Z]+)`/g), ([, command]) => `+${command}`)
    const redis = await startRedis()
    await redis.command(
      `ACL SETUSER app on >secret ~bingoboard:* resetchannels &bingoboard:* -@all ${commands.join(' ')}`,
    )
    const url = redis.url.replace('//', '//app:secret@')
    const { nodes, close } = await startNodes([url, url])
    const [here, there] = nodes.map(({ app }) => app.url)
    const host = await signUp(here!)
    const { cardId } = await host.makeCard()
    const { code } = (await host.call('POST', `/api/cards/${cardId}/code`, {})).body as { code: string }
    for (const url of [here!, there!])
      expect((await guestOf(url).call('GET', `/api/codes/${code}`)).status).toBe(200)
    const player = await joinCard(there!, { cardId })
    await host.patch(cardId, { title: 'Heard' })
    await player.until(snapshotOf(2))
    for (const { logged } of nodes)
      expect(logged.map(({ event }) => event).filter((event) => event.startsWith('redis'))).toEqual([
        'redis_up',
      ])
    await close()
  })

  it('NODE-2: a TLS error gets one line that names it', async () => {
    const folder = newFolder()
    writeCertificate(folder)
    const tlsPort = await freePort()
    const redis = await startRedis(
      ...['--tls-port', String(tlsPort), '--tls-auth-clients', 'no'],
      ...['--tls-cert-file', join(folder, 'fullchain.pem'), '--tls-key-file', join(folder, 'privkey.pem')],
    )
    const lines = async (url: string, ms: number) => {
      const { connection, logged } = await connectedTo(url)
      await delay(ms)
      await connection.close()
      return logged
    }
    const [untrusted, plainPort, tlsOnly] = await Promise.all([
      lines(`rediss://127.0.0.1:${tlsPort}`, 3000),
      lines(redis.url.replace('redis:', 'rediss:'), 6000),
      lines(`redis://127.0.0.1:${tlsPort}`, 3000),
    ])
    expect(untrusted.at(-1)).toMatchObject({
      event: 'redis_refused',
      cause: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      msg: expect.stringContaining('certificate'),
    })
    expect(plainPort).toMatchObject([
      { event: 'redis_down', msg: expect.stringMatching(/begins with redis:/) },
    ])
    expect(tlsOnly).toMatchObject([
      { event: 'redis_down', msg: expect.stringMatching(/begins with rediss:/) },
    ])
    await redis.kill()
  })

  it('NODE-2, OPS-20: metrics show whether it is up, and what was lost', async () => {
    const redis = await startRedis()
    const metrics = createMetrics()
    const nodes = await forTest(startNodes([redis.url], { metrics }))
    const host = await signUp(nodes.nodes[0]!.app.url)
    const { cardId } = await host.makeCard()
    const counted = async (outcome: string) =>
      sumOf(await scrape(metrics), 'bingoboard_node_messages_total', { outcome })
    await host.patch(cardId, { title: 'Heard' })
    await expect.poll(() => counted('sent')).toBe(1)
    expect(sumOf(await scrape(metrics), 'bingoboard_redis_up')).toBe(1)
    await redis.kill()
    await nodes.redisIs('down')
    expect(sumOf(await scrape(metrics), 'bingoboard_redis_up')).toBe(0)
    await host.patch(cardId, { title: 'Lost' })
    await expect.poll(() => counted('lost')).toBe(1)
  })
})
