import { describe, expect, it } from 'vitest'
import { createRateLimits } from '#server/http/limits/rate-limits.ts'
import { useApp } from '#tests/support/app.ts'
import { codeIn, startMailbox } from '#tests/support/mailbox.ts'
import {
  anotherBrowser,
  isSignedIn,
  newVisitor,
  registeredVisitor,
  type Registration,
  type Visitor,
} from '#tests/support/visitor.ts'
import { makeToken, scriptWith, storedTokens, TOKENS } from '../access-tokens/tokens.ts'
import { changeSession, sessions, users } from './stored.ts'
import { useStarted } from '#tests/support/use-started.ts'

/** Log-ins that are held between the check of the password and the storing of the session, by email. */
const held = new Map<string, { reached: () => void; open: Promise<void> }>()

const limits = createRateLimits()
const mailbox = useStarted(startMailbox)
const app = useApp(() => ({
  mail: { smtpUrl: mailbox.smtpUrl },
  limits: {
    ...limits,
    password: (address, email, check) =>
      limits.password(address, email, async () => {
        const checked = await check()
        const hold = held.get(email)
        held.delete(email)
        hold?.reached()
        await hold?.open
        return checked
      }),
  },
}))

/** Starts a log-in whose password has been accepted, but whose session is not stored yet. */
async function loginUnderWay({ email, password }: Registration) {
  let reached: () => void = () => undefined
  let open: () => void = () => undefined
  const verified = new Promise<void>((resolve) => (reached = resolve))
  held.set(email, { reached, open: new Promise<void>((resolve) => (open = resolve)) })
  const visitor = newVisitor(app.url)
  const answer = visitor.post('/api/login', { email, password })
  await verified
  return {
    visitor,
    finish: async () => {
      open()
      await answer
    },
  }
}

const RESET = 'a reset of the password'
const LOG_OUT_OTHERS = '"log out everywhere else"'
/** Everything that ends a user's sessions, as done in the browser of `visitor`. */
const ENDINGS: [string, (visitor: Visitor, form: Registration) => Promise<unknown>][] = [
  [
    RESET,
    async (_visitor, { email }) => {
      await newVisitor(app.url).post('/api/forgot-password', { email })
      const token = codeIn(await mailbox.newest(email, 2), 'reset-password')
      return newVisitor(app.url).post('/api/reset-password', { token, password: 'a new password' })
    },
  ],
  [
    'a change of the password',
    (visitor, { password }) =>
      visitor.post('/api/change-password', { currentPassword: password, newPassword: 'a new password' }),
  ],
  [LOG_OUT_OTHERS, (visitor) => visitor.post('/api/logout-others')],
]

describe('sessions of an earlier epoch', () => {
  it.each(ENDINGS)(
    'ACC-24 ACC-16 API-4: end with %s, even if stored again, as do tokens and log-ins under way, but not later ones',
    async (what, end) => {
      const { visitor, form, user } = await registeredVisitor(app.url)
      const stranger = await registeredVisitor(app.url)
      const phone = await anotherBrowser(app.url, form)
      const stored = await sessions(app).find({ 'session.passport.user': user.id }).toArray()
      expect(stored).toHaveLength(2)
      const { token } = await makeToken(visitor)
      const late = await loginUnderWay(form)
      expect(await end(visitor, form)).toMatchObject({ status: 204 })
      const kept = (await sessions(app).find({}).toArray()).map(({ _id }) => _id)
      const gone = stored.filter(({ _id }) => !kept.includes(_id))
      expect(gone.length).toBeGreaterThan(0)
      await sessions(app).insertMany(gone)
      expect([await isSignedIn(phone), await isSignedIn(stranger.visitor)]).toEqual([false, true])
      await late.finish()
      expect(await isSignedIn(late.visitor)).toBe(false)
      expect((await late.visitor.post('/api/cards', {})).status).toBe(401)

      const password = what === LOG_OUT_OTHERS ? form.password : 'a new password'
      const next = await anotherBrowser(app.url, { ...form, password })
      expect(await isSignedIn(next)).toBe(true)

      const signedIn = what === RESET ? next : visitor
      const callBy = async (of: string) => (await scriptWith(app.url, of)('GET', '/api/my-cards')).status
      expect(await callBy(token)).toBe(401)
      expect((await signedIn.get(TOKENS)).body).toEqual([])
      expect(await callBy((await makeToken(signedIn)).token)).toBe(200)
      expect(await storedTokens(app).countDocuments({ userId: user.id })).toBe(1)
    },
  )

  it('ACC-24: one of two simultaneous password changes succeeds, because the other confirms an outdated password', async () => {
    const { visitor, form } = await registeredVisitor(app.url)
    const phone = await anotherBrowser(app.url, form)
    const change = (by: Visitor, newPassword: string) =>
      by.post('/api/change-password', { currentPassword: form.password, newPassword })
    const answers = await Promise.all([change(visitor, 'the first one'), change(phone, 'the second one')])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const [first] = answers
    const logsIn = async (password: string) =>
      (await newVisitor(app.url).post('/api/login', { email: form.email, password })).status === 200
    expect(await logsIn('the first one')).toBe(first?.status === 204)
    expect(await logsIn('the second one')).toBe(first?.status !== 204)
  })

  it('ACC-24: sessions and users stored before there were epochs stay logged in', async () => {
    const { visitor, form, user } = await registeredVisitor(app.url)
    await users(app).updateOne({ _id: user.id }, { $unset: { sessionEpoch: 1 } })
    await changeSession(app, user.id, { sessionEpoch: undefined })
    expect(await isSignedIn(visitor)).toBe(true)
    const phone = await anotherBrowser(app.url, form)
    expect((await visitor.post('/api/logout-others')).status).toBe(204)
    expect([await isSignedIn(visitor), await isSignedIn(phone)]).toEqual([true, false])
  })
})
