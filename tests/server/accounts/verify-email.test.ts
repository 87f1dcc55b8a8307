import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '#server/log.ts'
import { verificationEmail } from '#server/mail/emails.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { codeIn, startMailbox } from '#tests/support/mailbox.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { storedUser, users } from './stored.ts'
import { useStarted } from '#tests/support/use-started.ts'

const mailbox = useStarted(startMailbox)
const app = useApp(() => ({
  mail: { smtpUrl: mailbox.smtpUrl },
  publicUrl: 'http://bingo.example',
  linkOrigin: () => 'http://bingo.example',
}))

const verify = (token: unknown, opId?: string) =>
  newVisitor(app.url).post('/api/verify-email', { token, opId })
const verified = async (id: string) => (await storedUser(app, id)).emailVerified

describe('verifying an email', () => {
  it('ACC-14: the link emailed at registration verifies it once, even in a browser that is not logged in', async () => {
    const { visitor, form, user } = await registeredVisitor(app.url)
    expect(user).toMatchObject({ emailVerified: false })
    const email = await mailbox.newest(form.email)
    expect(email.text).toContain('http://bingo.example/verify-email#')
    expect(email.text).toContain('Auto-Submitted: auto-generated')
    const code = codeIn(email, 'verify-email')
    expect(await verify(code)).toMatchObject({ status: 204, body: undefined })
    expect((await visitor.get('/api/user')).body).toMatchObject({ emailVerified: true })
    expect(await verify(code)).toMatchObject({ status: 400, body: { code: 'expired-action-code' } })
    expect(await verified(user.id)).toBe(true)
  })

  it('ACC-14: a request repeated with its `opId` succeeds; with another one the link has been used', async () => {
    const { form, user } = await registeredVisitor(app.url)
    const code = codeIn(await mailbox.newest(form.email), 'verify-email')
    const answers = [await verify(code, 'first-use-1'), await verify(code, 'first-use-1')]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect((await verify(code, 'second-use')).status).toBe(400)
    expect(await verified(user.id)).toBe(true)
  })

  it('ACC-14: no code, a malformed one and one that was never sent are 400 and verify nothing', async () => {
    const { form, user } = await registeredVisitor(app.url)
    const mailed = codeIn(await mailbox.newest(form.email), 'verify-email')
    for (const token of [undefined, '', { $gt: '' }, mailed.slice(0, 21)])
      expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'invalid-action-code' } })
    const unsent = await verify('B'.repeat(43))
    expect(unsent).toMatchObject({ status: 400, body: { code: 'expired-action-code' } })
    expect(await verified(user.id)).toBe(false)
  })

  it('ACC-14: an expired link is refused; a new one is emailed up to three times an hour, and only the newest is valid', async () => {
    const { visitor, form, user } = await registeredVisitor(app.url)
    const first = codeIn(await mailbox.newest(form.email), 'verify-email')
    await users(app).updateOne({ _id: user.id }, { $set: { verificationExpires: new Date(Date.now() - 1) } })
    expect(await verify(first)).toMatchObject({ status: 400, body: { code: 'expired-action-code' } })

    const codes: string[] = []
    for (let asked = 1; asked <= 3; asked++) {
      expect((await visitor.post('/api/verify-email/resend')).status).toBe(202)
      codes.push(codeIn(await mailbox.newest(form.email, 1 + asked), 'verify-email'))
    }
    const refused = await visitor.post('/api/verify-email/resend')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const [second, third, newest] = codes as [string, string, string]
    for (const older of [first, second, third]) expect((await verify(older)).status).toBe(400)
    expect((await verify(newest)).status).toBe(204)
    expect(mailbox.emails.filter(({ to }) => to.includes(form.email))).toHaveLength(4)
  })

  it('ACC-14: a verified address gets no more emails', async () => {
    const { visitor, form } = await registeredVisitor(app.url)
    await verify(codeIn(await mailbox.newest(form.email), 'verify-email'))
    expect((await visitor.post('/api/verify-email/resend')).status).toBe(202)
    expect(mailbox.emails.filter(({ to }) => to.includes(form.email))).toHaveLength(1)
  })
})

describe('an email that cannot be sent', () => {
  it('ACC-14: does not prevent a registration while the SMTP server is down', async () => {
    const away = await startMailbox()
    await away.close()
    const without = await appForTest({ mail: { smtpUrl: away.smtpUrl } }, app)
    const { visitor } = await registeredVisitor(without.url)
    expect((await visitor.get('/api/user')).status).toBe(200)
    expect((await visitor.post('/api/verify-email/resend')).status).toBe(202)
  })

  it.each([
    ['a while later', [1, 1]],
    ['as the server ends', undefined],
  ])('ACC-14: is sent again %s if the SMTP server accepts it only later', async (when, againMs) => {
    const log = createLog('silent')
    const settings = { smtpUrl: mailbox.smtpUrl, ...(againMs && { againMs }) }
    const mailer = await createMailer(settings, log, (email) => email)
    mailbox.refusals = againMs?.length ?? 1
    const to = `${when.replaceAll(' ', '-')}@example.com`
    mailer.send({ to, subject: 'Hello', text: 'Words' })
    await expect.poll(() => mailbox.refusals).toBeLessThanOrEqual(0)
    if (!againMs) await mailer.close()
    expect((await mailbox.newest(to)).text).toContain('Words')
    await mailer.close()
  })

  it('ACC-14: is not sent again after a newer link has replaced its own', async () => {
    const log = createLog('silent')
    const { smtpUrl } = mailbox
    const mailer = await createMailer({ smtpUrl, againMs: [100] }, log, (email) => email)
    const to = { email: 'impatient@example.com', language: 'en' as const }
    mailbox.refusals = 1
    mailer.send(await verificationEmail(to, 'https://bingo.example.com/older'))
    await expect.poll(() => mailbox.refusals).toBe(0)
    mailer.send(await verificationEmail(to, 'https://bingo.example.com/newer'))
    await mailbox.newest(to.email)
    await mailer.close()
    const received = mailbox.emails.filter((email) => email.to.includes(to.email))
    expect(received.map(({ text }) => /older|newer/.exec(text)?.[0])).toEqual(['newer'])
  })

  it('ACC-14: causes no Node.js warning even if many are waiting', async () => {
    const warnings: Error[] = []
    const listen = (warning: Error) => void warnings.push(warning)
    process.on('warning', listen)
    onTestFinished(() => void process.off('warning', listen))
    const log = createLog('silent')
    const mailer = await createMailer({ smtpUrl: mailbox.smtpUrl }, log, (email) => email)
    mailbox.refusals = 12
    for (let email = 0; email < 12; email++)
      mailer.send({ to: `${email}@class.example.com`, subject: 'Hello', text: 'Words' })
    await expect.poll(() => mailbox.refusals).toBe(0)
    await mailer.close()
    expect(warnings).toEqual([])
  })

  it('ACC-14: leaves only its subject and link in the log if there is no SMTP server', async () => {
    const lines: object[] = []
    const log = createLog('silent')
    log.warn = (line: object) => void lines.push(line)
    const link = 'http://localhost:3000/verify-email#code'
    const mailer = await createMailer({}, log, (email) => email)
    mailer.send({ to: 'mo@example.com', subject: 'Hello', text: 'Words', link })
    expect(lines).toEqual([{ event: 'mail_not_sent', subject: 'Hello', link }])
  })
})
