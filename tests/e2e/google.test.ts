import { startBuiltServer, type BuiltServer } from '../support/built-server.ts'
import { uniqueName } from '../support/names.ts'
import { startFakeOAuthProvider, type FakeOAuthProvider } from '../support/fake-oauth-provider.ts'
import { createCard, expect, test as base } from './fixtures.ts'
import { phone } from './devices.ts'
import { expectAccessible } from './page-checks.ts'

interface WithGoogle {
  google: FakeOAuthProvider
  /** A server that offers to sign in with that Google. */
  bingo: BuiltServer
}

const test = base.extend<WithGoogle>({
  google: async ({ afterPages }, use) => {
    const google = await startFakeOAuthProvider()
    afterPages(() => google.close())
    await use(google)
  },
  bingo: async ({ google, afterPages }, use) => {
    const { clientId, clientSecret, authorizationUrl = '', tokenUrl = '', userinfoUrl = '' } = google.config
    const bingo = await startBuiltServer({
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_AUTHORIZATION_URL: authorizationUrl,
      GOOGLE_TOKEN_URL: tokenUrl,
      GOOGLE_USERINFO_URL: userinfoUrl,
    })
    afterPages(bingo.dispose)
    await use(bingo)
  },
})

test('ACC-21: Google leads to the page asked for, and one account', async ({ person, google, bingo }) => {
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
})
