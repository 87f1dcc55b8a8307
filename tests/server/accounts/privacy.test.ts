import { expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { listenTo } from '#tests/support/sockets.ts'
import { newVisitor, registeredVisitor, someRegistration } from '#tests/support/visitor.ts'
import { writtenLog } from '#tests/support/written-log.ts'
import { sessionIdOf, storedUser } from './stored.ts'

const { log, lines: logged } = writtenLog('trace')
const app = useApp({ log })

it('ACC-3 CARD-10: no response or push contains a hash, or the email or id of another user', async () => {
  const { visitor: host, user, form } = await registeredVisitor(app.url)
  const { visitor: other } = await registeredVisitor(app.url)
  const { cardId } = await host.makeCard({ title: 'Of the host' })
  const player = await listenTo(app.url)
  const joined = await player.join({ cardId })
  const strangers = [other, newVisitor(app.url)]
  const answers = []
  for (const stranger of strangers)
    answers.push(
      await stranger.get('/api/user'),
      await stranger.get('/api/my-cards'),
      await stranger.get(`/api/cards/${cardId}`),
      await stranger.patch(`/api/cards/${cardId}`, { title: 'Mine' }),
      await stranger.post('/api/cards', { cardId }),
      await stranger.send('DELETE', `/api/cards/${cardId}`),
      await stranger.patch('/api/profile', { username: form.username }),
      await stranger.post('/api/register', { ...someRegistration(), username: form.username }),
      await stranger.post('/api/register', { ...someRegistration(), email: form.email }),
      await stranger.post('/api/login', { email: form.email, password: 'wrong one' }),
    )
  await host.patch(`/api/cards/${cardId}`, { title: 'Changed' })
  await player.until(({ event }) => event === 'card:changed')
  const heard = JSON.stringify([answers, joined, player.events])
  expect(heard).toContain('Of the host')
  expect(heard).toContain('Changed')
  for (const secret of [form.email, user.id, form.password, 'argon2', 'passwordHash'])
    expect(heard).not.toContain(secret)

  const { passwordHash } = await storedUser(app, user.id)
  const own = JSON.stringify([
    (await host.get('/api/user')).body,
    (await host.patch('/api/profile', { displayName: 'Mo' })).body,
    (await host.post('/api/login', { email: form.email, password: form.password })).body,
  ])
  expect(own).toContain(form.email)
  for (const secret of [passwordHash ?? '', 'argon2', 'usernameLower', form.password])
    expect(own).not.toContain(secret)
})

it('ACC-3 ACC-7: the log contains no password, hash, email or cookie even at level trace', async () => {
  const form = { ...someRegistration(), password: 'a password to be looked for' }
  const visitor = newVisitor(app.url)
  const { body: user } = await visitor.post('/api/register', form)
  const cookie = visitor.cookies.get('sid') ?? ''
  await newVisitor(app.url).post('/api/register', form)
  await newVisitor(app.url).post('/api/register', { ...form, username: 'x' })
  await newVisitor(app.url).post('/api/login', { ...form, password: `${form.password}, wrong` })
  await newVisitor(app.url).post(`/api/login?email=${form.email}`, form)
  await newVisitor(app.url).post('/api/login', `{"email":"${form.email}","password":"${form.password}`)
  await visitor.patch('/api/profile', { displayName: 'x'.repeat(51), email: form.email })
  await visitor.post('/api/logout')
  const said = logged.join('')
  for (const event of ['user_created', 'authn_login_success', 'authn_login_fail', 'session_ended'])
    expect(said).toContain(event)
  expect(said).toContain(user.id)
  for (const secret of [form.password, form.email, encodeURIComponent(form.email), 'argon2'])
    expect(said).not.toContain(secret)
  for (const secret of [cookie, sessionIdOf(cookie)]) expect(said).not.toContain(secret)
})
