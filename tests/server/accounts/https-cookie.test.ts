import { describe, expect, it } from 'vitest'
import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor, someRegistration } from '#tests/support/visitor.ts'

const app = useApp({ publicUrl: 'https://bingo.example' })

describe('the session cookie under https', () => {
  it.each([
    ['sends no scheme', {}],
    ['sends https', { 'x-forwarded-proto': 'https' }],
    ['sends http', { 'x-forwarded-proto': 'http' }],
  ])('ACC-7: is __Host-sid and Secure, even if the proxy %s', async (_what, headers) => {
    const form = someRegistration()
    const registered = await newVisitor(app.url).post('/api/register', form, headers)
    const login = { email: form.email, password: form.password }
    for (const { headers: answered } of [
      registered,
      await newVisitor(app.url).post('/api/login', login, headers),
    ]) {
      expect(answered['set-cookie']).toHaveLength(2)
      // A browser accepts the prefix only with Secure, Path=/ and no Domain.
      expect(answered['set-cookie']?.[0]).toMatch(
        /^__Host-sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax; Max-Age=2592000$/,
      )
      expect(answered['set-cookie']?.[1]).toMatch(/^signed-in=1; .*Secure; SameSite=Lax$/)
    }
  })

  it('ACC-7: is cleared with its own attributes at log-out, which ends the session', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const stolen = new Map(visitor.cookies)
    expect([...stolen.keys()]).toEqual(['__Host-sid', SIGN_IN_HINT_COOKIE])
    const { status, headers } = await visitor.post('/api/logout', undefined, { 'content-length': '0' })
    expect(status).toBe(204)
    expect(headers['set-cookie']).toEqual([
      '__Host-sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      `${SIGN_IN_HINT_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax`,
    ])
    const thief = newVisitor(app.url, stolen)
    expect((await thief.get('/api/user')).status).toBe(401)
  })

  it('ACC-7: is ignored under its plain name, which another host of the domain could set', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const tossed = newVisitor(app.url)
    tossed.cookies.set('sid', visitor.cookies.get('__Host-sid') ?? '')
    expect((await tossed.get('/api/user')).status).toBe(401)
    expect((await visitor.get('/api/user')).status).toBe(200)
  })

  it('ACC-7: has its plain name, and no Secure, with an http public address', async () => {
    const plain = await appForTest({ publicUrl: 'http://bingo.example' }, app)
    const { visitor } = await registeredVisitor(plain.url)
    expect([...visitor.cookies.keys()]).toEqual(['sid', SIGN_IN_HINT_COOKIE])
    const { headers } = await newVisitor(plain.url).post('/api/register', someRegistration())
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
      ),
      expect.stringMatching(/^signed-in=1; .*SameSite=Lax$/),
    ])
    expect(String(headers['set-cookie'])).not.toContain('Secure')
  })
})
