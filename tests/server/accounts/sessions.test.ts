import { once } from 'node:events'
import { request, type IncomingMessage, createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { newCardId } from '#shared/ids.ts'
import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'
import { useApp } from '#tests/support/app.ts'
import {
  anotherBrowser,
  type Answer,
  newVisitor,
  registeredVisitor,
  type Registration,
  someRegistration,
  type Visitor,
} from '#tests/support/visitor.ts'
import { countOfSessions, sessionIdOf, sessions } from './stored.ts'
import express from 'express'
import { cookiesOf } from '#server/http/login/session.ts'
import { listening } from '#tests/support/listening.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const app = useApp()

const credentials = ({ email, password }: Registration) => ({ email, password })
const sid = (visitor: Visitor) => visitor.cookies.get('sid') ?? ''

/** Returns another browser with this session cookie. */
function withCookie(value: string): Visitor {
  const visitor = newVisitor(app.url)
  visitor.cookies.set('sid', value)
  return visitor
}

/** Starts a change of the profile whose body is incomplete until `finish`, which returns the status. */
function slowChange(cookie: string) {
  const body = JSON.stringify({ displayName: 'Mo' })
  const call = request(`${app.url}/api/profile`, {
    method: 'PATCH',
    headers: {
      cookie: `sid=${cookie}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
  })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  call.write(body.slice(0, 4))
  return {
    finish: async () => {
      call.end(body.slice(4))
      const [answer] = await answered
      answer.resume()
      await once(answer, 'end')
      return answer.statusCode
    },
  }
}

async function expectSignedOut(visitor: Visitor) {
  expect((await visitor.get('/api/user')).status).toBe(401)
  expect((await visitor.get('/api/my-cards')).status).toBe(401)
  expect((await visitor.post('/api/cards', {})).status).toBe(401)
}

it('ACC-7: no session is created for visitors, for a failed log-in or for a refused registration', async () => {
  const { form } = await registeredVisitor(app.url)
  const before = await countOfSessions(app)
  const visitor = newVisitor(app.url)
  const wrong = { ...credentials(form), password: 'wrong' }
  const answers = [
    await visitor.get('/'),
    await visitor.get('/livez'),
    await visitor.get('/api/user'),
    await visitor.get('/api/config'),
    await visitor.get('/api/nothing'),
    await visitor.get(`/api/cards/${newCardId()}`),
    await visitor.post('/api/cards', {}),
    await visitor.patch('/api/profile', { displayName: 'Mo' }),
    await visitor.post('/api/login', wrong),
    await visitor.post('/api/login', { email: 'no email' }),
    await visitor.post('/api/register', { username: 'x' }),
    await visitor.post('/api/register', form),
    await visitor.post('/api/logout'),
  ]
  for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie')
  expect(await countOfSessions(app)).toBe(before)
})

describe('a session', () => {
  it('ACC-7: has an httpOnly, SameSite=Lax cookie for this host, the whole site and 30 days, and a long id', async () => {
    const { form, visitor } = await registeredVisitor(app.url)
    const answers = [
      await newVisitor(app.url).post('/api/register', someRegistration()),
      await newVisitor(app.url).post('/api/login', credentials(form)),
    ]
    for (const { headers } of answers) {
      expect(headers['set-cookie']).toHaveLength(2)
      const [cookie = ''] = headers['set-cookie'] ?? []
      expect(cookie).toMatch(
        /^sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
      )
      const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')
      expect(Math.round((expires - Date.now()) / DAY_MS)).toBe(30)
    }
    // 24 random bytes in base64.
    expect(sessionIdOf(sid(visitor))).toMatch(/^[\w-]{32}$/)
  })

  it('ACC-7: gets a new id at log-in; a planted id is not logged in and becomes invalid', async () => {
    const { visitor: attacker, user: attackersSelf } = await registeredVisitor(app.url)
    const { form, user } = await registeredVisitor(app.url)
    const planted = sid(attacker)
    const victim = withCookie(planted)
    expect((await victim.get('/api/user')).body).toEqual(attackersSelf)
    expect((await victim.post('/api/login', credentials(form))).status).toBe(200)
    expect(sessionIdOf(sid(victim))).not.toBe(sessionIdOf(planted))
    await expectSignedOut(withCookie(planted))
    expect(await sessions(app).countDocuments({ _id: sessionIdOf(planted) })).toBe(0)
    expect((await victim.get('/api/user')).body).toEqual(user)
  })

  it('ACC-7: ends at log-out: the old cookie is invalid, and the browser is told to delete it', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const old = sid(visitor)
    const { headers } = await visitor.post('/api/logout')
    expect(headers['set-cookie']).toEqual([
      'sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      `${SIGN_IN_HINT_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`,
    ])
    expect(await sessions(app).countDocuments({ _id: sessionIdOf(old) })).toBe(0)
    const thief = withCookie(old)
    await expectSignedOut(thief)
    expect(await sessions(app).countDocuments({ _id: sessionIdOf(old) })).toBe(0)
  })

  it('ACC-7: is not restored by a request that is still running at log-out, which gets its response', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const old = sid(visitor)
    // Last touched a day ago, so that the next call writes the session.
    await sessions(app).updateOne(
      { _id: sessionIdOf(old) },
      { $set: { lastModified: new Date(Date.now() - DAY_MS) } },
    )
    const slow = slowChange(old)
    // Once later requests have responses, the session of the slow one has been read.
    for (let times = 0; times < 3; times++) await newVisitor(app.url).get('/api/user')
    expect((await visitor.post('/api/logout')).status).toBe(204)
    expect(await slow.finish()).toBe(200)
    await expectSignedOut(withCookie(old))
    expect(await sessions(app).countDocuments({ _id: sessionIdOf(old) })).toBe(0)
  })

  it('ACC-7: is extended by use to 30 days from then', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const filter = { _id: sessionIdOf(sid(visitor)) }
    const soon = new Date(Date.now() + DAY_MS)
    await sessions(app).updateOne(filter, {
      $set: { lastModified: new Date(Date.now() - 29 * DAY_MS), expires: soon },
    })
    const { headers } = await visitor.get('/api/user')
    const [cookie = ''] = headers['set-cookie'] ?? []
    expect(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')).toBeGreaterThan(soon.getTime())
    const stored = await sessions(app).findOne(filter)
    expect(Math.round(((stored?.expires.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(30)
    expect(sessionIdOf(sid(visitor))).toBe(filter._id)
  })

  it('ACC-7: is one of at most fifty per account; a log-in ends the least recently used ones', async () => {
    const { visitor, form, user } = await registeredVisitor(app.url)
    const stranger = await registeredVisitor(app.url)
    const mine = { 'session.passport.user': user.id }
    const stored = (await sessions(app).findOne(mine))!
    const used = (daysAgo: number) => new Date(stored.expires.getTime() - daysAgo * DAY_MS)
    await sessions(app).insertMany(
      Array.from({ length: 54 }, (_, index) => ({
        ...stored,
        _id: `${user.id}-${index}`,
        expires: used(1 + index / 10),
      })),
    )
    const newest = await anotherBrowser(app.url, form)
    expect(await sessions(app).countDocuments(mine)).toBe(50)
    for (const one of [newest, visitor, stranger.visitor])
      expect((await one.get('/api/user')).status).toBe(200)
    const kept = (await sessions(app).find(mine).toArray()).map(({ _id }) => _id)
    expect(kept).toContain(`${user.id}-47`)
    expect(kept).not.toContain(`${user.id}-48`)
  })
})

const hintIn = ({ headers }: Answer) =>
  headers['set-cookie']?.filter((cookie) => cookie.startsWith(`${SIGN_IN_HINT_COOKIE}=`))

function expectSetFor30Days(answer: Answer) {
  const [hint = '', ...more] = hintIn(answer) ?? []
  expect(more).toEqual([])
  expect(hint).toMatch(/^signed-in=1; Max-Age=2592000; Path=\/; Expires=[^;]+; SameSite=Lax$/)
  const expires = Date.parse(/Expires=([^;]+)/.exec(hint)?.[1] ?? '')
  expect(Math.round((expires - Date.now()) / DAY_MS)).toBe(30)
}

describe('the hint that someone is logged in', () => {
  it('ACC-22: is set by the server at registration and log-in, readable by scripts, for as long as the session', async () => {
    const { form, visitor } = await registeredVisitor(app.url)
    expect(visitor.cookies.get(SIGN_IN_HINT_COOKIE)).toBe('1')
    const { email, password } = form
    expectSetFor30Days(await newVisitor(app.url).post('/api/login', { email, password }))
  })

  it('ACC-22: is renewed by every response to a logged-in user, even after the browser has deleted it', async () => {
    const { visitor } = await registeredVisitor(app.url)
    visitor.cookies.delete(SIGN_IN_HINT_COOKIE)
    expectSetFor30Days(await visitor.get('/api/user'))
    expectSetFor30Days(await visitor.get('/api/cards/aaaaaaaaaa'))
  })

  it('ACC-22: is cleared with the session: at log-out, and with the response to an expired session', async () => {
    const { visitor } = await registeredVisitor(app.url)
    await visitor.post('/api/logout')
    expect(visitor.cookies.has(SIGN_IN_HINT_COOKIE)).toBe(false)

    const { visitor: expelled } = await registeredVisitor(app.url)
    await sessions(app).deleteOne({ _id: sessionIdOf(expelled.cookies.get('sid') ?? '') })
    const refused = await expelled.get('/api/user')
    expect([refused.status, hintIn(refused)?.length]).toEqual([401, 1])
    expect(expelled.cookies.has(SIGN_IN_HINT_COOKIE)).toBe(false)
  })

  it('ACC-22: stays if the session could not be read', async () => {
    const failing = createServer(
      express()
        .use(cookiesOf(false))
        .use((_req, res) => void res.status(503).end()),
    )
    const visitor = newVisitor(`http://127.0.0.1:${await listening(failing)}`)
    visitor.cookies.set(SIGN_IN_HINT_COOKIE, '1')
    expect((await visitor.get('/')).headers).not.toHaveProperty('set-cookie')
    failing.close()
  })
})
