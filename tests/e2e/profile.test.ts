import type { Page } from '@playwright/test'
import { startBuiltServer, type BuiltServer } from '../support/built-server.ts'
import { codeIn, startMailbox, type Mailbox } from '../support/mailbox.ts'
import { provoke } from './console-messages.ts'
import { phone } from './devices.ts'
import { createCard, expect, longIf, PASSWORD, register, test as base } from './fixtures.ts'
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

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

for (const { device, options, isPhone } of [
  { device: 'a computer', options: { colorScheme: 'light' }, isPhone: false },
  { device: 'a phone', options: { ...phone, colorScheme: 'dark' }, isPhone: true },
] as const) {
  const setting = { ...options, reducedMotion: 'reduce' as const }

  test(
    `ACC-19 ACC-13 ACC-14 UI-5: on ${device} a user resets a forgotten password by email, logs in and verifies the email address`,
    longIf(!isPhone),
    async ({ mailbox, bingo, person }) => {
      const owner = await person({ baseURL: bingo.url })
      const { email } = await register(owner)
      const page = await person({ ...setting, baseURL: bingo.url })
      await page.goto('/auth')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await expect(page).toHaveURL('/reset-password')
      // The address changes before the screen's script has loaded.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expectText(page, "If there's an account for that address, a reset link is on its way.")
      await expectAccessible(page)

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

      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
      await provoke(page, ['401'], async () => {
        await logIn(page, email, PASSWORD)
        await expectText(page, 'Incorrect email or password.')
      })
      await logIn(page, email, 'battery staple')
      await expect(page).toHaveURL('/')

      await page.goto(`/reset-password#${code}`)
      await page.getByLabel('New password').fill(PASSWORD)
      await page.getByLabel('Confirm password').fill(PASSWORD)
      await provoke(page, ['400'], async () => {
        await page.getByRole('button', { name: 'Save new password' }).click()
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(
          'This link has already been used or has expired.',
        )
      })

      const proof = codeIn(
        mailbox.emails.find(({ to }) => to.includes(email))!,
        'verify-email',
      )
      await page.goto(`/verify-email#${proof}`)
      await expectText(page, 'Your email is confirmed')
      await expect(page).toHaveURL('/verify-email')
      await expectAccessible(page)
      await provoke(page, ['400'], async () => {
        await page.goto(`/verify-email#${proof}x`)
        await expectText(page, 'This link is incomplete. Open it from the email again.')
      })
    },
  )

  test(
    `ACC-18 ACC-19 ACC-20 UI-5: on ${device} a user changes the profile and the password, and deletes the account`,
    longIf(isPhone),
    async ({ mailbox, bingo, person }) => {
      const page = await person({ ...setting, baseURL: bingo.url })
      const { username, email } = await register(page)
      await page.goto('/')
      const cardId = await createCard(page)
      const menu = page.getByRole('button', { name: /^Menu$/ })
      const account = page.getByRole('button', { name: username })
      await menu.or(account).click()
      await page.getByRole('menuitem', { name: 'Profile Settings' }).click()
      await expect(page).toHaveURL('/profile')

      const preview = page.getByRole('region', { name: 'Preview' })
      await expect(preview.getByText('Email not confirmed')).toBeVisible()
      await preview.getByRole('button', { name: 'Send the email again' }).click()
      await expectText(page, 'Link sent')
      await page.goto(`/verify-email#${codeIn(await mailbox.newest(email, 2), 'verify-email')}`)
      await page.getByRole('link', { name: 'Profile Settings' }).click()
      await expect(preview.getByText(email)).toBeVisible()
      await expect(preview.getByText('Email not confirmed')).toHaveCount(0)

      const profile = page.getByRole('form', { name: 'Profile' })
      await profile.getByRole('button', { name: 'Save Changes' }).click()
      await expectText(page, 'Display name is required')
      await expectAccessible(page)
      await profile.getByLabel('Display name').fill('Mo Fischer')
      await profile.getByRole('radio', { name: 'pizza' }).check()
      await expect(preview.getByText('Mo Fischer')).toBeVisible()
      await profile.getByRole('button', { name: 'Save Changes' }).click()
      await expectText(page, 'Profile Updated')
      await page.reload()
      await expect(profile.getByLabel('Display name')).toHaveValue('Mo Fischer')

      const other = await person({ baseURL: bingo.url })
      await other.goto('/auth')
      await logIn(other, email, PASSWORD)
      await expect(other).toHaveURL('/')
      const passwords = page.getByRole('region', { name: 'Change password' })
      await passwords.getByLabel('Current password').fill('wrong horse')
      await passwords.getByLabel('New password', { exact: true }).fill('battery staple')
      await passwords.getByLabel('Confirm new password').fill('battery staple')
      await provoke(page, ['403'], async () => {
        await passwords.getByRole('button', { name: 'Change Password' }).click()
        await expectText(page, "That's not your current password.")
      })
      await passwords.getByLabel('Current password').fill(PASSWORD)
      await passwords.getByRole('button', { name: 'Change Password' }).click()
      await expectText(page, 'Password Changed')
      await other.goto('/my-cards')
      await expect(other).toHaveURL('/auth')
      // Calls that are under way when the session ends are refused, and their refusals are in the console.
      const answered = ['/api/my-cards', '/api/history'].map((path) =>
        other.waitForResponse((response) => new URL(response.url()).pathname === path),
      )
      await logIn(other, email, 'battery staple')
      await expect(other).toHaveURL('/my-cards')
      await Promise.all(answered)
      await page.getByRole('button', { name: 'Log out everywhere else' }).click()
      await expectText(page, 'Logged out elsewhere')
      await other.goto('/my-cards')
      await expect(other).toHaveURL('/auth')

      const visited: string[] = []
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
      await page.getByRole('region', { name: 'Delete account' }).getByRole('button').click()
      await page.getByLabel('Your password').fill(PASSWORD)
      await provoke(page, ['403'], async () => {
        await page.keyboard.press('Enter')
        await expect(page.getByRole('alertdialog').getByText("That's not your password.")).toBeVisible()
      })
      await expectAccessible(page)
      await page.getByLabel('Your password').fill('battery staple')
      // Requests after the deletion find no session, and the log-in finds no account.
      await provoke(page, ['401'], async () => {
        await page.keyboard.press('Enter')
        await expectText(page, 'Account Deleted')
        await expect(page).toHaveURL('/')
        expect(visited).toEqual(['/'])
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await page.goto('/auth')
        await logIn(page, email, 'battery staple')
        await expectText(page, 'Incorrect email or password.')
      })
      await page.goto(`/play/${cardId}`)
      await expect(page.getByRole('heading', { name: 'Stand-up bingo' })).toBeVisible()
    },
  )
}

test('API-8 API-13: a host makes a token and a script changes a square that a player sees, until the token is deleted', async ({
  bingo,
  person,
}) => {
  const host = await person({ baseURL: bingo.url, reducedMotion: 'reduce' })
  await register(host)
  const cardId = await createCard(host, { title: 'Stand-up bingo' })
  const player = await person({ ...phone, baseURL: bingo.url })
  await player.goto(`/play/${cardId}`)

  await host.goto('/profile')
  const tokens = host.getByRole('region', { name: 'Access tokens' })
  await tokens.getByRole('button', { name: 'New Token' }).click()
  await host.getByRole('dialog').getByLabel('Name').fill('Score bot')
  await expectAccessible(host)
  await host.getByRole('button', { name: 'Create Token' }).click()
  const token = await host.getByLabel('The token Score bot').inputValue()
  await expectAccessible(host)
  await host.getByRole('button', { name: 'Done' }).click()

  const change = (text: string) =>
    fetch(`${bingo.url}/api/cards/${cardId}`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: text }),
    })
  expect((await change('Changed by a bot')).status).toBe(200)
  await expect(player.getByRole('heading', { name: 'Changed by a bot' })).toBeVisible()

  await tokens.getByRole('button', { name: 'Delete Score bot' }).click()
  await host.getByRole('button', { name: 'Delete Token' }).click()
  // Until the token is deleted the dialog is open, and hides the list from `getByRole`.
  await expect(host.getByRole('alertdialog')).toBeHidden()
  await expect(tokens.getByText('Score bot')).toBeHidden()
  expect((await change('Once more')).status).toBe(401)

  await tokens.getByRole('link', { name: 'See how it works' }).click()
  await expect(host.getByRole('region', { name: 'Change a square, with curl' })).toContainText(bingo.url)
  await expectAccessible(host)
})
