import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { changePassword, openProfile } from '../profile/profile-page.ts'
import { address, arrived, main, MO, NOT_SIGNED_IN, openApp, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage()
const USER = 'GET /api/user'
const LOG_IN = 'POST /api/login'
const CODE = 'a-code_from-the-letter'
const used = refuses(400, 'This link has already been used or has expired.', 'expired-action-code')
const wrong = refuses(401, 'Incorrect email or password.', 'invalid-credential')

/** Makes the server perform a call once per `opId`, and lose its first response. */
function doesOnce(name: string, done: () => Response): void {
  const seen = new Set<unknown>()
  api.current.on(name, (call) => {
    const { opId } = call.body as { opId?: string }
    if (seen.size > 0 && (opId === undefined || !seen.has(opId))) return used(call)
    const isFirst = seen.size === 0
    seen.add(opId)
    return isFirst ? noNetwork(call) : done()
  })
}
const press = async (name: string) => {
  const { user } = page
  await user.click(await main().findByRole('button', { name }))
}
let page: Awaited<ReturnType<typeof openApp>>

describe('a lost response', () => {
  it('ACC-19: to a new password from a link: the next press says that it is set', async () => {
    doesOnce('POST /api/reset-password', () => new Response(null, { status: 204 }))
    page = await openApp(`/reset-password#${CODE}`)
    await page.user.type(await screen.findByLabelText('New password'), 'battery staple')
    await page.user.type(screen.getByLabelText('Confirm password'), 'battery staple')
    await press('Save new password')
    await expectToast('Password not changed')
    await press('Save new password')
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  })

  it('ACC-19: to a confirmed email: the next press says that it is confirmed', async () => {
    doesOnce('POST /api/verify-email', () => new Response(null, { status: 204 }))
    page = await openApp(`/verify-email#${CODE}`)
    await press('Try Again')
    expect(await main().findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  })

  it.each([
    ['a cut network', [noNetwork, noNetwork]],
    ['a gateway that gave up', [refuses(504, 'Endpoint request timed out'), answers(200, MO)]],
  ] as const)(
    'ACC-11: to a registration, by %s: the user is logged in to the account',
    async (_what, [first, logIn]) => {
      const taken = refuses(409, 'That username or email is already in use.', 'email-already-in-use')
      api.current.on('POST /api/register', first)
      api.current.on(LOG_IN, logIn)
      page = await openApp('/auth')
      await page.user.click(screen.getByRole('tab', { name: 'Register' }))
      for (const [label, text] of [
        ['Username', 'mo_1'],
        ['Email', 'mo@example.com'],
        ['Password', 'correct horse'],
      ] as const)
        await page.user.type(screen.getByLabelText(label), text)
      api.current.on(USER, answers(200, MO))
      await press('Register')
      if (first === noNetwork) {
        await expectToast('Registration failed')
        api.current.on('POST /api/register', taken)
        api.current.on(LOG_IN, answers(200, MO))
        await press('Register')
      }
      await expectToast('Registration successful')
      expect(api.current.of(LOG_IN).at(-1)?.body).toEqual({
        email: 'mo@example.com',
        password: 'correct horse',
      })
      await arrived('/')
    },
  )
})

describe('a lost response in Profile', () => {
  beforeEach(async () => {
    page = await openProfile(api)
  })
  const change = () => changePassword(page.user, 'correct horse', 'battery staple', 'battery staple')

  it('ACC-19: to a new password that ended the session here: the next press says that it is set, and logs in', async () => {
    api.current.on('POST /api/change-password', noNetwork)
    api.current.on(LOG_IN, noNetwork)
    await change()
    await expectToast('Password not changed')
    api.current.on('POST /api/change-password', NOT_SIGNED_IN)
    api.current.on(LOG_IN, answers(200, MO))
    await change()
    await expectToast('Password Changed')
    await waitFor(() => expect(address()).toBe('/profile'))
    expect(api.current.of(LOG_IN).at(-1)?.body).toEqual({ email: MO.email, password: 'battery staple' })
  })

  it('ACC-19: to a new password that was not set: the form stays and says why', async () => {
    api.current.on('POST /api/change-password', refuses(504, 'Endpoint request timed out'))
    api.current.on(LOG_IN, wrong)
    await change()
    await expectToast('Password not changed', 'Endpoint request timed out')
    expect(address()).toBe('/profile')
  })

  it('API-8: to a new token: the next press sends the same `opId`', async () => {
    api.current.on('POST /api/tokens', noNetwork)
    await press('New token')
    const form = within(await screen.findByRole('dialog', { name: 'New token' }))
    await page.user.type(form.getByLabelText('Name'), 'Score bot')
    const create = () => page.user.click(form.getByRole('button', { name: 'Create token' }))
    await create()
    await expectToast('Token not created')
    await create()
    await waitFor(() => expect(api.current.of('POST /api/tokens')).toHaveLength(2))
    const [one, other] = api.current.of('POST /api/tokens').map(({ body }) => body as { opId: string })
    expect(one!.opId).toMatch(/^[\w-]{21}$/)
    expect(other).toEqual(one)
  })
})

it('ACC-19: “Forgot password?” opens its form in a new tab too, not as a link that lost its code', async () => {
  page = await openApp('/auth')
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Forgot password?' })
  page.unmount()
  const { pathname, search } = new URL(href)
  await openApp(pathname + search)
  expect(await screen.findByRole('button', { name: 'Email me a link' })).toBeVisible()
  expect(screen.queryByText(/That link was incomplete/)).toBeNull()
})
