import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNodes, type TestNodes } from '#tests/support/nodes.ts'
import { endRedisServers, HAS_REDIS, startRedis, type RedisServer } from '#tests/support/redis-server.ts'
import { newVisitor, registeredVisitor, type Registration, type Visitor } from '#tests/support/visitor.ts'

describe.skipIf(!HAS_REDIS)('the rate limits of two nodes', () => {
  let redis: RedisServer
  let nodes: TestNodes
  let here: string
  let there: string

  beforeAll(async () => {
    redis = await startRedis()
    nodes = await startNodes([redis.url, redis.url])
    ;[here, there] = nodes.nodes.map(({ app }) => app.url) as [string, string]
  })
  afterAll(async () => {
    await nodes.close()
    endRedisServers()
  })

  const login = async (url: string, { email, password }: Registration, tried = password) =>
    (await newVisitor(url).post('/api/login', { email, password: tried })).status
  async function fail(times: number, urls: string[], form: Registration): Promise<void> {
    for (let failure = 0; failure < times; failure++)
      expect(await login(urls[failure % urls.length]!, form, 'wrong one')).toBe(401)
  }

  it('NODE-5, ACC-10: failures on both count together, and a right password clears them on both', async () => {
    const { form } = await registeredVisitor(here)
    await fail(9, [here, there], form)
    expect(await login(there, form)).toBe(200)
    await fail(10, [here, there], form)
    for (const url of [here, there]) {
      const refused = await newVisitor(url).post('/api/login', { email: form.email, password: form.password })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    }
  })

  it('NODE-5: so do the downloads of one user', async () => {
    const { visitor } = await registeredVisitor(here)
    const sameBrowser = newVisitor(there)
    for (const [name, value] of visitor.cookies) sameBrowser.cookies.set(name, value)
    const download = async (page: Visitor) => (await page.get('/api/account/export')).status
    for (let attempt = 0; attempt < 5; attempt++)
      for (const page of [visitor, sameBrowser]) expect(await download(page)).toBe(200)
    for (const page of [visitor, sameBrowser]) expect(await download(page)).toBe(429)
  })

  it('NODE-5: Redis gets neither emails nor addresses', async () => {
    const { form } = await registeredVisitor(here)
    await fail(1, [here], form)
    expect(Number((await redis.command('DBSIZE')).slice(1))).toBeGreaterThan(0)
    expect(await redis.command(`EVAL "return #redis.call('keys', '*@*')" 0`)).toBe(':0')
    expect(await redis.command(`EVAL "return #redis.call('keys', '*127.0*')" 0`)).toBe(':0')
    expect(await redis.command(`EVAL "return #redis.call('keys', 'bingoboard:limit:*')" 0`)).not.toBe(':0')
  })

  it('NODE-5, NODE-2: while Redis is away each counts for itself, and log-ins and writes go on', async () => {
    const { form, visitor } = await registeredVisitor(here)
    await redis.kill()
    await nodes.redisIs('down')
    expect((await visitor.patch('/api/profile', { displayName: 'Away' })).status).toBe(200)
    await fail(10, [here], form)
    expect(await login(here, form)).toBe(429)
    expect(await login(there, form)).toBe(200)
  })
})
