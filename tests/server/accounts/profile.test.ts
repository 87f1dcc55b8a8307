import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'

let app: TestApp
beforeAll(async () => (app = await startApp()))
afterAll(() => app.close())

describe('the profile', () => {
  it('ACC-9: a change answers oneself with the new values, and only what was sent changes', async () => {
    const { visitor, user } = await registeredVisitor(app.url)
    const changed = await visitor.patch('/api/profile', { displayName: ' Mo ', profileIcon: 'snail' })
    expect(changed.status).toBe(200)
    expect(changed.body).toEqual({ ...user, displayName: 'Mo', profileIcon: 'snail' })
    expect((await visitor.get('/api/user')).body).toEqual(changed.body)
    expect((await visitor.patch('/api/profile', {})).body).toEqual(changed.body)
  })

  it.each([
    ['an empty display name', { displayName: '  ' }, 'displayName', 'Display name is required'],
    [
      'a long display name',
      { displayName: 'x'.repeat(51) },
      'displayName',
      'Display name must be at most 50 characters',
    ],
    ['a short username', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    ['a long username', { username: 'a'.repeat(21) }, 'username', 'Username must be at most 20 characters'],
    [
      'an unknown icon',
      { profileIcon: 'dragon' },
      'profileIcon',
      'Profile icon is not one of the icons offered',
    ],
  ])('ACC-9: %s is refused at its field and changes nothing', async (_what, change, field, message) => {
    const { visitor, user } = await registeredVisitor(app.url)
    const { status, body } = await visitor.patch('/api/profile', change)
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: message })
    expect((await visitor.get('/api/user')).body).toEqual(user)
  })

  it("ACC-9 ACC-4: somebody else's username is refused, one's own in another case is not", async () => {
    const [one, other] = [await registeredVisitor(app.url), await registeredVisitor(app.url)]
    const taken = await one.visitor.patch('/api/profile', { username: other.user.username.toUpperCase() })
    expect(taken.status).toBe(409)
    expect(taken.body.message).toBe('That username or email is already in use.')
    const own = await one.visitor.patch('/api/profile', { username: one.user.username.toUpperCase() })
    expect(own.status).toBe(200)
    expect(own.body.username).toBe(one.user.username.toUpperCase())
  })

  it('ACC-9: signed out it is 401; e-mail, id, password and provider are never taken from a body', async () => {
    expect((await newVisitor(app.url).patch('/api/profile', { displayName: 'Mo' })).status).toBe(401)
    const { visitor, user, form } = await registeredVisitor(app.url)
    const { body } = await visitor.patch('/api/profile', {
      displayName: 'Mo',
      email: 'other@example.com',
      id: 'f'.repeat(24),
      password: 'changed!',
      emailVerified: true,
      authProvider: 'google',
    })
    expect(body).toEqual({ ...user, displayName: 'Mo' })
    const again = await newVisitor(app.url).post('/api/login', { email: form.email, password: form.password })
    expect(again.status).toBe(200)
  })
})
