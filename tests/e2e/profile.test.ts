import type { Page } from '@playwright/test'
import { startBuiltServer, type BuiltServer } from '../support/built-server.ts'
import { codeIn, startMailbox, type Mailbox } from '../support/mailbox.ts'
import { createCard, expect, expectAccessible, expectConsole, register, test as base } from './fixtures.ts'
import { phone } from './devices.ts'

interface WithMail {
  mailbox: Mailbox
  /** A server that sends its mail there. */
  bingo: BuiltServer
}

const test = base.extend<WithMail>({
  // Playwright reads a fixture's dependencies from this pattern.
  // eslint-disable-next-line no-empty-pattern
  mailbox: async ({}, use) => {
    const mailbox = await startMailbox()
    await use(mailbox)
    await mailbox.close()
  },
  bingo: async ({ mailbox }, use) => {
    const bingo = await startBuiltServer({ SMTP_URL: mailbox.smtpUrl })
    await use(bingo)
    await bingo.dispose()
  },
})

const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

for (const [device, options] of [
  ['a computer', { colorScheme: 'light' }],
  ['a phone', { ...phone, colorScheme: 'dark' }],
] as const) {
  const setting = { ...options, reducedMotion: 'reduce' as const }

  test(`ACC-19 ACC-13 ACC-14 UI-5: on ${device}, from a forgotten password over the letter to the log-in, and a proven address`, async ({
    mailbox,
    bingo,
    // Last, so that the pages are closed before their server is.
    person,
  }) => {
    const owner = await person({ baseURL: bingo.url })
    const { email } = await register(owner)
    const page = await person({ ...setting, baseURL: bingo.url })
    // What is refused on purpose: a used link, and the password that was.
    expectConsole(page, '400', '401')
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL('/reset-password')
    // The address is there before the screen's code may be.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await said(page, 'If an account has this address, a link is on its way.')
    await expectAccessible(page)

    // The first letter is the one that proves the address.
    const code = codeIn(await mailbox.newest(email, 2), 'reset-password')
    await page.goto(`/reset-password#${code}`)
    await expect(page).toHaveURL('/reset-password')
    await page.getByLabel('New password').fill('battery staple')
    await page.getByLabel('Confirm password').fill('battery stable')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await said(page, "Passwords don't match")
    await expectAccessible(page)
    // Loaded again, the page still knows its link.
    await page.reload()
    await page.getByLabel('New password').fill('battery staple')
    await page.getByLabel('Confirm password').fill('battery staple')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
    await expectAccessible(page)

    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await logIn(page, email, 'correct horse')
    await said(page, 'Incorrect email or password.')
    await logIn(page, email, 'battery staple')
    await expect(page).toHaveURL('/')

    await page.goto(`/reset-password#${code}`)
    await page.getByLabel('New password').fill('correct horse')
    await page.getByLabel('Confirm password').fill('correct horse')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This link has been used already or is too old.',
    )

    const proof = codeIn(
      mailbox.letters.find(({ to }) => to.includes(email))!,
      'verify-email',
    )
    await page.goto(`/verify-email#${proof}`)
    await said(page, 'Your email is confirmed')
    await expect(page).toHaveURL('/verify-email')
    await expectAccessible(page)
    await page.goto(`/verify-email#${proof}x`)
    await said(page, 'This link is not complete.')
  })

  test(`ACC-18 ACC-19 ACC-20 UI-5: on ${device}, the profile from its first change to the end of the account`, async ({
    mailbox,
    bingo,
    // Last, so that the pages are closed before their server is.
    person,
  }) => {
    const page = await person({ ...setting, baseURL: bingo.url })
    // A wrong password, and then nobody signed in.
    expectConsole(page, '403', '401')
    const { username, email } = await register(page)
    const cardId = await createCard(page)
    const menu = page.getByRole('button', { name: /^Menu$/ })
    const account = page.getByRole('button', { name: username })
    await menu.or(account).click()
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click()
    await expect(page).toHaveURL('/profile')

    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText('Not confirmed')).toBeVisible()
    await preview.getByRole('button', { name: 'Send the link again' }).click()
    await said(page, 'Link sent')
    await page.goto(`/verify-email#${codeIn(await mailbox.newest(email, 2), 'verify-email')}`)
    await page.getByRole('link', { name: 'Profile Settings' }).click()
    await expect(preview.getByText(email)).toBeVisible()
    await expect(preview.getByText('Not confirmed')).toHaveCount(0)

    const profile = page.getByRole('form', { name: 'Profile' })
    await profile.getByRole('button', { name: 'Save Changes' }).click()
    await said(page, 'Display name is required')
    await expectAccessible(page)
    await profile.getByLabel('Display name').fill('Mo Fischer')
    await profile.getByRole('radio', { name: 'pizza' }).check()
    await expect(preview.getByText('Mo Fischer')).toBeVisible()
    await profile.getByRole('button', { name: 'Save Changes' }).click()
    await said(page, 'Profile Updated')
    await page.reload()
    await expect(profile.getByLabel('Display name')).toHaveValue('Mo Fischer')

    const other = await person({ baseURL: bingo.url })
    await other.goto('/auth')
    await logIn(other, email, 'correct horse')
    await expect(other).toHaveURL('/')
    const passwords = page.getByRole('region', { name: 'Change password' })
    await passwords.getByLabel('Present password').fill('wrong horse')
    await passwords.getByLabel('New password', { exact: true }).fill('battery staple')
    await passwords.getByLabel('Confirm new password').fill('battery staple')
    await passwords.getByRole('button', { name: 'Change Password' }).click()
    await said(page, 'This is not your present password.')
    await passwords.getByLabel('Present password').fill('correct horse')
    await passwords.getByRole('button', { name: 'Change Password' }).click()
    await said(page, 'Password Changed')
    await other.goto('/my-cards')
    await expect(other).toHaveURL('/auth')
    await logIn(other, email, 'battery staple')
    await expect(other).toHaveURL('/my-cards')
    await page.getByRole('button', { name: 'Log out everywhere else' }).click()
    await said(page, 'Logged out elsewhere')
    await other.goto('/my-cards')
    await expect(other).toHaveURL('/auth')

    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await page.getByRole('region', { name: 'Delete account' }).getByRole('button').click()
    await page.getByLabel('Your password').fill('correct horse')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog').getByText('This is not your password.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Your password').fill('battery staple')
    await page.keyboard.press('Enter')
    await said(page, 'Account Deleted')
    await expect(page).toHaveURL('/')
    expect(visited).toEqual(['/'])
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.goto('/auth')
    await logIn(page, email, 'battery staple')
    await said(page, 'Incorrect email or password.')
    await page.goto(`/play/${cardId}`)
    await expect(page.getByRole('heading', { name: 'Stand-up bingo' })).toBeVisible()
  })
}
