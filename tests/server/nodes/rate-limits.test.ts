import { describe, expect, it } from 'vitest'
import { codeOf } from '#tests/server/codes/codes.ts'
import { useJoinedNodes } from '#tests/support/nodes.ts'
import { HAS_REDIS } from '#tests/support/redis-server.ts'
import { newVisitor, registeredVisitor, type Registration } from '#tests/support/visitor.ts'

describe.skipIf(!HAS_REDIS)('the rate limits of two nodes', () => {
  const pair = useJoinedNodes()

  const login = async (url: string, { email, password }: Registration, tried = password) =>
    (await newVisitor(url).post('/api/login', { email, password: tried })).status
  async function fail(times: number, urls: string[], form: Registration): Promise<void> {
    for (let failure = 0; failure < times; failure++)
      expect(await login(urls[failure % urls.length]!, form, 'wrong one')).toBe(401)
  }

  it('NODE-5, ACC-10: count failures on both together, and a correct password clears them on both', async () => {
    const { form } = await registeredVisitor(pair.here)
    await fail(9, [pair.here, pair.there], form)
    expect(await login(pair.there, form)).toBe(200)
    await fail(10, [pair.here, pair.there], form)
    for (const url of [pair.here, pair.there]) {
      const refused = await newVisitor(url).post('/api/login', { email: form.email, password: form.password })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    }
  })

  it('NODE-5 CODE-5: count wrong join codes together too, and then refuse correct ones on both', async () => {
    const { host } = pair
    const another = async () => (await codeOf(host, (await host.makeCard()).cardId)).code
    const [code, unopened] = [await another(), await another()]
    const wrong = Array.from({ length: 30 }, (_, index) => String(index).padStart(6, '0'))
    const guess = async (url: string, tried: string) =>
      (await newVisitor(url).get(`/api/codes/${tried}`)).status
    const school = await Promise.all(
      Array.from({ length: 30 }, () => [guess(pair.here, code), guess(pair.there, code)]).flat(),
    )
    expect(new Set(school)).toEqual(new Set([200]))
    // One after another: if a response of Redis takes more than 250 ms, as with 30 at a time on a busy machine, each
    // server counts for itself.
    const guesses: number[] = []
    for (const [index, tried] of wrong.entries())
      guesses.push(await guess(index % 2 ? pair.here : pair.there, tried))
    expect(guesses.filter((status) => status === 404)).toHaveLength(20)
    for (const url of [pair.here, pair.there]) {
      expect(await guess(url, unopened)).toBe(429)
      expect(await guess(url, code)).toBe(200)
    }
  })

  it('NODE-5: send Redis neither email nor IP addresses', async () => {
    const { form } = await registeredVisitor(pair.here)
    await fail(1, [pair.here], form)
    expect(Number((await pair.redis.command('DBSIZE')).slice(1))).toBeGreaterThan(0)
    expect(await pair.redis.command(`EVAL "return #redis.call('keys', '*@*')" 0`)).toBe(':0')
    expect(await pair.redis.command(`EVAL "return #redis.call('keys', '*127.0*')" 0`)).toBe(':0')
    expect(await pair.redis.command(`EVAL "return #redis.call('keys', 'bingoboard:limit:*')" 0`)).not.toBe(
      ':0',
    )
  })

  it('NODE-5, NODE-2: count separately while Redis is down, and log-ins and writes continue', async () => {
    const { form, visitor } = await registeredVisitor(pair.here)
    await pair.redis.kill()
    await pair.redisIs('down')
    expect((await visitor.patch('/api/profile', { displayName: 'Away' })).status).toBe(200)
    await fail(10, [pair.here], form)
    expect(await login(pair.here, form)).toBe(429)
    expect(await login(pair.there, form)).toBe(200)
  })
})
