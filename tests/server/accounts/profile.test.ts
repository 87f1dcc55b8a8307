import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { uniqueName } from '#tests/support/names.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { storedUser } from './stored.ts'

const TAKEN = { message: 'That username or email is already in use.', code: 'email-already-in-use' }

const app = useApp()

describe('the profile', () => {
  it('ACC-9: a change answers the user with the new values and changes only the fields sent', async () => {
    const { visitor, user } = await registeredVisitor(app.url)
    const changed = await visitor.patch('/api/profile', { displayName: ' Mo ', profileIcon: 'snail' })
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...user, displayName: 'Mo', profileIcon: 'snail' },
    ])
    expect(changed.headers['cache-control']).toBe('no-store')
    expect((await visitor.get('/api/user')).body).toEqual(changed.body)
    const renamed = await visitor.patch('/api/profile', { displayName: 'Jo' })
    expect(renamed.body).toEqual({ ...changed.body, displayName: 'Jo' })
    expect((await visitor.patch('/api/profile', {})).body).toEqual(renamed.body)
  })

  it('ACC-9: other devices and the next login see the change; other users are not affected', async () => {
    const [{ visitor, form }, other] = [await registeredVisitor(app.url), await registeredVisitor(app.url)]
    const phone = newVisitor(app.url)
    const login = () => phone.post('/api/login', { email: form.email, password: form.password })
    await login()
    const username = uniqueName()
    const changed = await visitor.patch('/api/profile', { username, profileIcon: 'cat' })
    expect(changed.status).toBe(200)
    expect((await phone.get('/api/user')).body).toEqual(changed.body)
    expect((await login()).body).toEqual(changed.body)
    expect((await other.visitor.get('/api/user')).body).toEqual(other.user)
  })

  it("ACC-9 ACC-4: a taken username is 409 in any case; the user's own in another case is accepted", async () => {
    const [one, other] = [await registeredVisitor(app.url), await registeredVisitor(app.url)]
    const before = await storedUser(app, one.user.id)
    for (const username of [other.user.username, other.user.username.toUpperCase()]) {
      const taken = await one.visitor.patch('/api/profile', { username, displayName: 'Mo' })
      expect([taken.status, taken.body]).toEqual([409, TAKEN])
    }
    expect(await storedUser(app, one.user.id)).toEqual(before)
    const username = one.user.username.toUpperCase()
    const own = await one.visitor.patch('/api/profile', { username })
    expect([own.status, own.body]).toEqual([200, { ...one.user, username }])
  })
})
