import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor, someRegistration } from '#tests/support/visitor.ts'
import { countOfSessions, countOfUsers, storedUser } from './stored.ts'

const NO_OBJECTS = ['[]', 'null', '"form"', '7', '{"username":']

const app = useApp()

async function stored() {
  return { users: await countOfUsers(app), sessions: await countOfSessions(app) }
}

// Every invalid field is a case of tests/shared/user-bodies-refused.test.ts.
describe('invalid forms', () => {
  const TOO_SHORT = 'Username must be at least 3 characters'

  it('ACC-5 SEC-4: registering with an invalid field is 400, names it and stores nothing', async () => {
    const before = await stored()
    const visitor = newVisitor(app.url)
    const form = { ...someRegistration(), username: 'ab' }
    const { status, body, headers } = await visitor.post('/api/register', form)
    expect([status, body]).toEqual([
      400,
      { message: TOO_SHORT, code: 'invalid', fields: { username: TOO_SHORT } },
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(visitor.cookies.size).toBe(0)
    expect(await stored()).toEqual(before)
  })

  it('ACC-5 SEC-4: logging in with an invalid field is 400, names it and does not sign in', async () => {
    const { form } = await registeredVisitor(app.url)
    const before = await stored()
    const visitor = newVisitor(app.url)
    const sent = { email: form.email, password: { $ne: null } }
    const { status, body, headers } = await visitor.post('/api/login', sent)
    const message = 'Password is required'
    expect([status, body]).toEqual([400, { message, code: 'invalid', fields: { password: message } }])
    expect(headers['cache-control']).toBe('no-store')
    expect(visitor.cookies.size).toBe(0)
    expect(await stored()).toEqual(before)
  })

  it('SEC-4: an object whose length is no number, and cannot become one, is 400 in place of a text or a list', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const odd = { length: { toString: 0 } }
    for (const { status, body } of [
      await visitor.patch('/api/profile', { username: odd }),
      await visitor.post('/api/cards', { cells: odd }),
    ])
      expect([status, body.code]).toEqual([400, 'invalid'])
  })

  it('ACC-9 SEC-4: a profile change with an invalid field is 400, names it and changes nothing, not even the valid fields', async () => {
    const { visitor, user } = await registeredVisitor(app.url)
    const before = await storedUser(app, user.id)
    const sent = { profileIcon: 'cat', username: 'ab' }
    const { status, body, headers } = await visitor.patch('/api/profile', sent)
    expect([status, body]).toEqual([
      400,
      { message: TOO_SHORT, code: 'invalid', fields: { username: TOO_SHORT } },
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(await storedUser(app, user.id)).toEqual(before)
  })

  it('ACC-5 SEC-3: anything but an object instead of a form is 400 everywhere', async () => {
    const { visitor, user } = await registeredVisitor(app.url)
    const before = await stored()
    for (const body of NO_OBJECTS)
      for (const [method, path] of [
        ['POST', '/api/register'],
        ['POST', '/api/login'],
        ['PATCH', '/api/profile'],
      ] as const) {
        const refused = await visitor.send(method, path, { body })
        expect([body, path, refused.status, refused.body.code]).toEqual([body, path, 400, 'invalid'])
      }
    expect(await stored()).toEqual(before)
    expect((await visitor.get('/api/user')).body).toEqual(user)
  })
})
