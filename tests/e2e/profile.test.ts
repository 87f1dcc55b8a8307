import type { Page } from 'playwright/test'
import { startBuiltServer, type BuiltServer } from '../support/built-server.ts'
import { codeIn, startMailbox, type Mailbox } from '../support/mailbox.ts'
import { phone } from './devices.ts'
import { expect, PASSWORD, register, test as base } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'

interface WithMail {
  mailbox: Mailbox
  /** A server that sends its emails to the mailbox. */
  bingo: BuiltServer
}

const test = base.extend<WithMail>({
  mailbox: async ({ afterPages }, use) => {
    const mailbox = await startMailbox()
    afterPages(() => mailbox.close())
    await use(mailbox)
  },
  bingo: async ({ mailbox, afterPages }, use) => {
    const bingo = await startBuiltServer({ SMTP_URL: mailbox.smtpUrl })
    afterPages(bingo.dispose)
    await use(bingo)
  },
})

const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('ACC-19 ACC-13 ACC-14 UI-5: on a phone a user resets a forgotten password by email and verifies the email address', async ({
  mailbox,
  bingo,
  person,
}) => {
  const page = await person({ ...phone, colorScheme: 'dark', reducedMotion: 'reduce', baseURL: bingo.url })
  const { email } = await register(page)
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/reset-password?forgotten')
  // The address changes before the screen's script has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expectText(page, "If there's an account for that address, a reset link is on its way.")

  // The first email is the one that verifies the address.
  const code = codeIn(await mailbox.newest(email, 2), 'reset-password')
  await page.goto(`/reset-password#${code}`)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password').fill('battery staple')
  await page.getByLabel('Confirm password').fill('battery stable')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expectText(page, "Passwords don't match")
  await expectAccessible(page)
  // The link survives a reload although it has left the address bar.
  await page.reload()
  await page.getByLabel('New password').fill('battery staple')
  await page.getByLabel('Confirm password').fill('battery staple')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
  await expectAccessible(page)

  for (const [password, status] of [
    [PASSWORD, 401],
    ['battery staple', 200],
  ] as const) {
    const answer = await page.request.post('/api/login', { data: { email, password } })
    expect(answer.status()).toBe(status)
  }

  const proof = codeIn(
    mailbox.emails.find(({ to }) => to.includes(email))!,
    'verify-email',
  )
  await page.goto(`/verify-email#${proof}`)
  await expectText(page, 'Your email is confirmed')
  await expect(page).toHaveURL('/verify-email')
  await expectAccessible(page)
})
