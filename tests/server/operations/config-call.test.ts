import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { lanAddress } from '#server/config.ts'
import { appForTest } from '#tests/support/app.ts'
import { countOfSessions, countOfUsers } from '../accounts/stored.ts'
import { newVisitor } from '#tests/support/visitor.ts'

describe('GET /api/config', () => {
  it('ACC-21 OPS-7: without Google says so, and Google’s calls do not exist; without a local network its address is null', async () => {
    const without = await appForTest()
    const visitor = newVisitor(without.url)
    expect((await visitor.get('/api/config')).body).toMatchObject({ google: false, lanUrl: null })
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x'])
      expect(await visitor.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await countOfSessions(without)).toBe(0)
  })

  it('OPS-7, ACC-3: reports the settings, the address in the local network, and a minimum password length that is enforced', async () => {
    let port = 0
    const app = await appForTest({ passwordMinLength: 9, lanUrl: () => `http://192.168.1.20:${port}` })
    // The real server also knows its port only after it has created the app.
    port = app.port
    const visitor = newVisitor(app.url)
    const answer = await visitor.get('/api/config')
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        google: false,
        oidc: null,
        localLogin: true,
        registration: 'open',
        invitesByEmail: false,
        passwordMinLength: 9,
        lanUrl: `http://192.168.1.20:${app.port}`,
        operator: null,
      },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers).not.toHaveProperty('set-cookie')
    const form = (length: number) => ({
      username: `user${length}`,
      email: `user${length}@example.com`,
      password: 'x'.repeat(length),
    })
    const short = await visitor.post('/api/register', form(8))
    const fields = { password: 'Password must be at least 9 characters' }
    expect([short.status, short.body.fields]).toEqual([400, fields])
    expect(await countOfUsers(app)).toBe(0)
    expect((await visitor.post('/api/register', form(9))).status).toBe(201)
  })

  it('OPS-7 LEGAL-2: names who runs the server if that is set, and with PUBLIC_URL no address in the local network', async () => {
    const operator = { name: 'Zoë & Sons', email: 'hello@example.com' }
    const app = await appForTest({
      operator,
      publicUrl: 'https://bingo.example',
      lanUrl: () => 'http://192.168.1.20:3000',
    })
    const { body } = await newVisitor(app.url).get('/api/config')
    expect([body.operator, body.lanUrl]).toEqual([operator, null])
  })
})

describe('the address in the local network', () => {
  const real = Object.entries(networkInterfaces())
    .flatMap(([, entries]) => entries ?? [])
    .map(({ address }) => address)

  it.each(['127.0.0.1', 'localhost', '::1', '203.0.113.7'])(
    'OPS-7: is missing if the server listens only on %s',
    (host) => {
      expect(lanAddress(host)).toBeUndefined()
    },
  )

  it.each([undefined, '0.0.0.0', '::'])(
    'OPS-7: is an address of this machine, if any, if the server listens on %s',
    (host) => {
      const address = lanAddress(host)
      if (address !== undefined) expect(real).toContain(address)
      expect(address).not.toBe('127.0.0.1')
      expect(address === undefined || lanAddress(address) === address).toBe(true)
    },
  )
})
