import { startBuiltServer, type BuiltServer } from '../support/built-server.ts'
import { uniqueName } from '../support/names.ts'
import { startFakeOAuthProvider, type FakeOAuthProvider } from '../support/oauth-stand-in.ts'
import { createCard, expect, expectAccessible, register, test as base } from './fixtures.ts'
import { phone } from './devices.ts'

interface WithGoogle {
  google: FakeOAuthProvider
  bingo: BuiltServer
}

const test = base.extend<WithGoogle>({
  // Playwright reads a fixture's dependencies from this pattern.
  // eslint-disable-next-line no-empty-pattern
  google: async ({}, use) => {
    const google = await startFakeOAuthProvider()
    await use(google)
    await google.close()
  },
  bingo: async ({ google }, use) => {
    const { clientId, clientSecret, authorizationUrl = '', tokenUrl = '', userinfoUrl = '' } = google.config
    const bingo = await startBuiltServer({
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_AUTHORIZATION_URL: authorizationUrl,
      GOOGLE_TOKEN_URL: tokenUrl,
      GOOGLE_USERINFO_URL: userinfoUrl,
    })
    await use(bingo)
    await bingo.dispose()
  },
})

test('ACC-21: with Google one signs in on a phone, is led to where one was going, and again the next time', async ({
  person,
  google,
  bingo,
}) => {
  const name = uniqueName()
  google.visitor = { sub: name, name: 'Mo Player', email: `${name}@example.com`, email_verified: true }
  const page = await person({ ...phone, baseURL: bingo.url })
  await page.goto('/my-cards')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue with Google' }).tap()
  await expect(page).toHaveURL('/my-cards')
  await expect(page.getByText('Google sign-in successful').first()).toBeVisible()
  await createCard(page)

  const later = await person({ baseURL: bingo.url })
  await later.goto('/auth')
  await later.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(later).toHaveURL('/')
  await later.goto('/my-cards')
  await expect(later.getByRole('heading', { name: 'Stand-up bingo' })).toBeVisible()
  // Their server goes before they do, and what they load while idle would not be had.
  await Promise.all([page.close(), later.close()])
})

test('ACC-21: whoever refuses there, comes back with another state, or has a password here already, is told so', async ({
  person,
  google,
  bingo,
}) => {
  const host = await person({ baseURL: bingo.url })
  const { email } = await register(host)
  const page = await person({ baseURL: bingo.url })

  google.visitor = null
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Google sign-in did not work.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/api/auth/google/callback?code=planted&state=planted')
  await expect(page.getByText('Google sign-in did not work.')).toBeVisible()

  google.visitor = { sub: 'somebody', name: 'Somebody', email, email_verified: true }
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Sign in with your password.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
})
