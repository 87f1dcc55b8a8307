import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { joinCard } from '#tests/support/sockets.ts'
import {
  anotherBrowser,
  isSignedIn,
  newVisitor,
  registeredVisitor,
  type Registration,
} from '#tests/support/visitor.ts'
import { changeSession, countOfUsers, sessions, users } from './stored.ts'

const app = useApp()

const logsIn = async ({ email }: Registration, password: string) =>
  (await newVisitor(app.url).post('/api/login', { email, password })).status === 200
const wrongPassword = (field: string) => ({
  status: 403,
  body: { code: 'wrong-password', fields: { [field]: expect.any(String) as string } },
})

describe('changing the password', () => {
  it('ACC-15: sets the new one and logs out other devices and copies of the old cookie, but not this device or other users', async () => {
    const { visitor, form } = await registeredVisitor(app.url)
    const stranger = await registeredVisitor(app.url)
    const phone = await anotherBrowser(app.url, form)
    const thief = newVisitor(app.url, visitor.cookies)
    expect(await isSignedIn(thief)).toBe(true)
    const answer = await visitor.post('/api/change-password', {
      currentPassword: form.password,
      newPassword: 'a better password',
    })
    expect(answer).toMatchObject({ status: 204, body: undefined })
    expect(visitor.cookies.get('sid')).not.toBe(thief.cookies.get('sid'))
    for (const one of [visitor, stranger.visitor]) expect(await isSignedIn(one)).toBe(true)
    for (const other of [phone, thief]) expect(await isSignedIn(other)).toBe(false)
    expect(await logsIn(form, form.password)).toBe(false)
    expect(await logsIn(form, 'a better password')).toBe(true)
  })

  it('ACC-15: is refused without the current password or with an invalid new one, and changes nothing', async () => {
    const { visitor, form } = await registeredVisitor(app.url)
    const phone = await anotherBrowser(app.url, form)
    const invalid = (field: string, message: string) => ({
      status: 400,
      body: { code: 'invalid', fields: { [field]: message } },
    })
    for (const [currentPassword, newPassword, refusal] of [
      ['not mine', 'a better password', wrongPassword('currentPassword')],
      [undefined, 'a better password', invalid('currentPassword', 'Password is required')],
      [form.password, '12345', invalid('newPassword', 'Password must be at least 6 characters')],
      [form.password, { $set: 1 }, invalid('newPassword', 'Password must be text')],
    ])
      expect(await visitor.post('/api/change-password', { currentPassword, newPassword })).toMatchObject(
        refusal as object,
      )
    expect(await isSignedIn(phone)).toBe(true)
    expect(await logsIn(form, form.password)).toBe(true)
  })
})

describe('deleting an account', () => {
  it('ACC-17: deletes the account and its sessions; its cards stay playable without an owner, and its name is free again', async () => {
    const { visitor, form, user } = await registeredVisitor(app.url)
    const phone = await anotherBrowser(app.url, form)
    const { cardId } = await visitor.makeCard({ title: 'Left behind' })
    const reader = await joinCard(app.url, { cardId, as: 'play' })

    const answer = await visitor.send('DELETE', '/api/account', { body: { password: form.password } })
    expect(answer).toMatchObject({ status: 204, body: undefined })
    expect(visitor.cookies.size).toBe(0)
    for (const one of [visitor, phone]) expect(await isSignedIn(one)).toBe(false)
    expect(await logsIn(form, form.password)).toBe(false)
    expect(await users(app).countDocuments({ _id: user.id })).toBe(0)
    expect(await sessions(app).countDocuments({ 'session.passport.user': user.id })).toBe(0)

    const again = await registeredVisitor(app.url, form)
    expect(await again.visitor.get(`/api/cards/${cardId}`)).toMatchObject({
      status: 200,
      body: { title: 'Left behind', isOwner: false },
    })
    expect((await again.visitor.patch(`/api/cards/${cardId}`, { title: 'Mine now' })).status).toBe(403)
    expect((await again.visitor.get('/api/my-cards')).body).toEqual([])
    expect((await app.storedCard(cardId)).userId).toBeNull()
    await reader.settled()
    expect(reader.socket.connected).toBe(true)
  })

  it('ACC-17: is refused with a wrong, missing, empty or malformed password, and changes nothing', async () => {
    const { visitor, form } = await registeredVisitor(app.url)
    const made = await visitor.post('/api/cards', {})
    const before = await countOfUsers(app)
    const required = { status: 400, body: { fields: { password: 'Password is required' } } }
    for (const [password, refusal] of [
      ['not mine', wrongPassword('password')],
      [undefined, wrongPassword('password')],
      ['', required],
      [{ $ne: '' }, required],
    ])
      expect(await visitor.send('DELETE', '/api/account', { body: { password } })).toMatchObject(
        refusal as object,
      )
    expect(await countOfUsers(app)).toBe(before)
    expect(await isSignedIn(visitor)).toBe(true)
    expect(await logsIn(form, form.password)).toBe(true)
    expect((await visitor.get(`/api/cards/${(made.body as { cardId: string }).cardId}`)).body).toMatchObject({
      isOwner: true,
    })
  })

  it('ACC-17: requires a log-in within the last ten minutes if the account has no password', async () => {
    const { visitor, user } = await registeredVisitor(app.url)
    await users(app).updateOne({ _id: user.id }, { $set: { passwordHash: null, authProvider: 'google' } })
    const signedInBefore = (minutes: number) =>
      changeSession(app, user.id, { signedInAt: Date.now() - minutes * 60_000 })
    // The negative age simulates a clock that was a day ahead at the sign-in and has been set back since.
    for (const minutes of [11, -24 * 60]) {
      await signedInBefore(minutes)
      expect(await visitor.send('DELETE', '/api/account', { body: {} })).toMatchObject({
        status: 403,
        body: { code: 'requires-recent-login' },
      })
    }
    await signedInBefore(9)
    expect((await visitor.send('DELETE', '/api/account', { body: {} })).status).toBe(204)
  })
})
