import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#server/day.ts'
import { userModel } from '#server/models/user.ts'
import { useApp } from '#tests/support/app.ts'
import { codeIn, startMailbox } from '#tests/support/mailbox.ts'
import { newVisitor, registeredVisitor, someRegistration, type Registration } from '#tests/support/visitor.ts'
import { sessions, storedUser, users } from './stored.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { writtenLog } from '#tests/support/written-log.ts'

const mailbox = useStarted(startMailbox)
const { log, lines } = writtenLog()
const app = useApp(() => ({
  log,
  mail: { smtpUrl: mailbox.smtpUrl, from: 'BingoBoard <bingo@example.com>' },
}))

const forgot = (email: unknown) => newVisitor(app.url).post('/api/forgot-password', { email })
const reset = (token: unknown, password: unknown = 'a new password') =>
  newVisitor(app.url).post('/api/reset-password', { token, password })
const logsIn = async ({ email }: Registration, password: string) =>
  (await newVisitor(app.url).post('/api/login', { email, password })).status === 200

/** Registers a user who has forgotten the password. @returns also the email that resets it, and its code */
async function forgetful() {
  const registered = await registeredVisitor(app.url)
  expect((await forgot(registered.form.email)).status).toBe(202)
  const email = await mailbox.newest(registered.form.email, 2)
  return { ...registered, code: codeIn(email, 'reset-password'), email }
}

describe('a forgotten password', () => {
  it('ACC-13: the emailed link sets a new one, invalidates the old one, ends the session and starts none', async () => {
    const { visitor, form, user, code, email } = await forgetful()
    expect(email.text).toContain('From: BingoBoard <bingo@example.com>')
    expect(email.text).toContain(
      `/reset-password#${code}?${new URLSearchParams({ email: form.email }).toString()}\r\n`,
    )
    const asking = newVisitor(app.url)
    const answer = await asking.post('/api/reset-password', { token: code, password: ' a new password ' })
    expect(answer).toMatchObject({ status: 204, body: undefined })
    expect(asking.cookies.size).toBe(0)

    expect((await visitor.get('/api/user')).status).toBe(401)
    expect(await logsIn(form, form.password)).toBe(false)
    expect(await logsIn(form, 'a new password')).toBe(false)
    expect(await logsIn(form, ' a new password ')).toBe(true)
    expect(await storedUser(app, user.id)).toMatchObject({ emailVerified: true })
    const notice = await mailbox.newest(form.email, 3)
    expect(notice.text).toContain('password was changed')
  })

  it('ACC-13: a browser that is still logged in can set a new one too, and nothing is logged as an error', async () => {
    const { visitor, code } = await forgetful()
    await sessions(app).updateMany({}, { $set: { lastModified: new Date(Date.now() - DAY_MS) } })
    const answer = await visitor.post('/api/reset-password', { token: code, password: 'a new password' })
    expect(answer.status).toBe(204)
    // The response to another call arrives after everything that the previous call logs.
    expect((await visitor.get('/api/user')).status).toBe(401)
    expect(lines.filter((line) => line.includes('sys_crash'))).toEqual([])
  })

  it('ACC-13: an unknown address gets the same 202, and no email is sent', async () => {
    const { email } = someRegistration()
    const known = await registeredVisitor(app.url)
    const [one, other] = [await forgot(email), await forgot(known.form.email)]
    expect(one).toMatchObject({ status: 202, body: undefined })
    expect(other).toMatchObject({ status: 202, body: undefined })
    await mailbox.newest(known.form.email, 2)
    expect(mailbox.emails.filter(({ to }) => to.includes(email))).toEqual([])
  })

  it('ACC-13: an account gets at most three emails an hour, and each link invalidates the previous one', async () => {
    const { form } = await registeredVisitor(app.url)
    const codes: string[] = []
    for (let asked = 1; asked <= 3; asked++) {
      await forgot(form.email)
      codes.push(codeIn(await mailbox.newest(form.email, 1 + asked), 'reset-password'))
    }
    expect((await forgot(form.email)).status).toBe(202)
    const other = await registeredVisitor(app.url)
    await forgot(other.form.email)
    await mailbox.newest(other.form.email, 2)
    expect(mailbox.emails.filter(({ to }) => to.includes(form.email))).toHaveLength(4)

    for (const old of codes.slice(0, 2))
      expect(await reset(old)).toMatchObject({ status: 400, body: { code: 'expired-action-code' } })
    expect((await reset(codes[2])).status).toBe(204)
  })

  it('ACC-13: an account without a password gets an email that says to log in with Google, without a link', async () => {
    const { form, user } = await registeredVisitor(app.url)
    await users(app).updateOne({ _id: user.id }, { $set: { passwordHash: null, authProvider: 'google' } })
    await forgot(form.email)
    const { text } = await mailbox.newest(form.email, 2)
    expect(text).toContain('Log in with Google')
    expect(text).not.toContain('/reset-password')
    expect((await storedUser(app, user.id)).resetPasswordToken).toBeNull()
  })

  it('ACC-13: only a hash is stored, and the hash is not a valid link', async () => {
    const { user, code } = await forgetful()
    const stored = await storedUser(app, user.id)
    expect(JSON.stringify(stored)).not.toContain(code)
    expect(stored.resetPasswordToken).toMatch(/^[0-9a-f]{64}$/)
    expect(await reset(stored.resetPasswordToken)).toMatchObject({
      status: 400,
      body: { code: 'invalid-action-code' },
    })
  })
})

describe('refused password resets', () => {
  const malformed = {
    code: 'invalid-action-code',
    message: 'This link is incomplete. Open it from the email again.',
  }
  const over = { code: 'expired-action-code', message: 'This link has already been used or has expired.' }

  it('ACC-13: a wrong code or an invalid password is 400, the old password stays, and the link is still valid', async () => {
    const { form, code } = await forgetful()
    const [first] = mailbox.emails.filter(({ to }) => to.includes(form.email))
    const field = (password: string) => ({ code: 'invalid', fields: { password } })
    const refusals: [token: unknown, password: unknown, body: object][] = [
      [undefined, 'a new password', malformed],
      ['', 'a new password', malformed],
      [{ $ne: null }, 'a new password', malformed],
      [[code], 'a new password', malformed],
      [code.slice(0, 20), 'a new password', malformed],
      [`${code}A`, 'a new password', malformed],
      [`${code.slice(0, 42)}!`, 'a new password', malformed],
      ['A'.repeat(43), 'a new password', over],
      [codeIn(first!, 'verify-email'), 'a new password', over],
      [code, '12345', field('Password must be at least 6 characters')],
      [code, 'x'.repeat(129), field('Password must be at most 128 characters')],
      [code, 123456, field('Password must be text')],
    ]
    for (const [token, password, body] of refusals)
      expect([token, password, await reset(token, password)]).toMatchObject([
        token,
        password,
        { status: 400, body },
      ])
    expect(await logsIn(form, form.password)).toBe(true)
    expect((await reset(code)).status).toBe(204)
  })

  it('ACC-13: a link works once, even for two simultaneous requests', async () => {
    const { form, code } = await forgetful()
    const answers = await Promise.all(['first password', 'second password'].map((one) => reset(code, one)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
    expect(await reset(code)).toMatchObject({ status: 400, body: over })
    const winner = answers[0]?.status === 204 ? 'first password' : 'second password'
    expect(await logsIn(form, winner)).toBe(true)
  })

  it('ACC-13: a request repeated with its `opId` succeeds and changes nothing; with another or none, the link has been used', async () => {
    const { form, user, code } = await forgetful()
    const send = (password: string, opId?: string) =>
      newVisitor(app.url).post('/api/reset-password', { token: code, password, opId })
    const both = await Promise.all([1, 2].map(() => send('a new password', 'first-use-1')))
    expect(both.map(({ status }) => status)).toEqual([204, 204])
    const { sessionEpoch } = await storedUser(app, user.id)
    expect((await send('some other one', 'first-use-1')).status).toBe(204)
    for (const opId of ['second-use', undefined])
      expect(await send('some other one', opId)).toMatchObject({ status: 400, body: over })
    expect(await storedUser(app, user.id)).toMatchObject({ sessionEpoch })
    expect(await logsIn(form, 'a new password')).toBe(true)
    await mailbox.newest(form.email, 3)
    expect(mailbox.emails.filter(({ to }) => to.includes(form.email))).toHaveLength(3)
    await users(app).updateOne({ _id: user.id }, { $set: { resetPasswordExpires: new Date(Date.now() - 1) } })
    expect(await send('a new password', 'first-use-1')).toMatchObject({ status: 400, body: over })
  })

  it('ACC-13: a link expires after an hour', async () => {
    const { form, user, code } = await forgetful()
    const { resetPasswordExpires } = await storedUser(app, user.id)
    const minutes = (resetPasswordExpires!.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(55)
    expect(minutes).toBeLessThanOrEqual(60)
    await userModel(app.database.connection).updateOne(
      { _id: user.id },
      { $set: { resetPasswordExpires: new Date(Date.now() - 1) } },
    )
    expect(await reset(code)).toMatchObject({ status: 400, body: over })
    expect(await logsIn(form, form.password)).toBe(true)
  })
})
